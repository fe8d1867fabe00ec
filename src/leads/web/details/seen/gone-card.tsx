import { m } from "../../../../paraglide/messages.js";
import { Badge } from "../../../../ui/badge.tsx";
import { Card } from "../../../../ui/layout/card.tsx";
import { Fact } from "../../../../ui/layout/fact.tsx";
import type { LeadOffer } from "../../../assignment.contract.ts";
import { GoneMark } from "./gone-mark.tsx";
import { offerTime } from "../../offers/offer-time.ts";

/**
 * A professional who had the number and deleted the account, or with whom the customer does not work: since when,
 * without actions.
 */
export function GoneCard({ offer }: { offer: LeadOffer }) {
	const [title, text] = offer.isBlocked
		? [m["leads.offers.blocked"](), m["leads.offers.blocked_text"]()]
		: [m["leads.offers.gone"](), m["leads.offers.gone_text"]()];
	return (
		<Card as="li" className="grid content-start gap-3 *:min-w-0">
			<div className="flex items-start gap-3.5">
				<GoneMark />
				<div className="min-w-0">
					<h2 className="text-lg">{title}</h2>
					<p className="text-sm text-ink-soft">{text}</p>
					{offer.isBooked && (
						<p className="mt-1.5">
							<Badge tone="neutral">{m["leads.booking.title"]()}</Badge>
						</p>
					)}
				</div>
			</div>
			<Fact icon="clock">{offerTime(offer)}</Fact>
		</Card>
	);
}
