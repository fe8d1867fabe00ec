import { formatMobile } from "../../../accounts/mobile.ts";
import { formatRupees } from "../../../platform/money.ts";
import { m } from "../../../paraglide/messages.js";
import { Avatar } from "../../../ui/avatar.tsx";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { Card } from "../../../ui/layout/card.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import type { LeadAnswer } from "../../leads.contract.ts";
import { professionalName } from "./lead-words.ts";

type BookedCardProps = {
	booked: NonNullable<LeadAnswer["bookedProfessional"]>;
	/** Set if they did the work: what the customer paid, in rupees, if they said so. */
	completed: { pricePaid: number | undefined } | null;
};

/** The booked professional, or the one who did the work, with a button to call. */
export function BookedCard({ booked, completed }: BookedCardProps) {
	const { name, firmName, mobile, photo } = booked;
	const title = professionalName(booked);
	return (
		<Card as="section" aria-labelledby="booked" className="grid content-start gap-3.5 self-start border-act!">
			<h2 id="booked" className="text-lg">
				{completed === null ? m["leads.booking.title"]() : m["leads.finish.done_by"]()}
			</h2>
			<div className="flex items-center gap-3">
				<Avatar name={name} size="sm" photo={photo ?? undefined} />
				<div className="min-w-0 [overflow-wrap:anywhere]">
					<p className="font-strong">{title}</p>
					{firmName !== null && name !== firmName && <p className="text-sm text-ink-soft">{name}</p>}
					<TextLink to={`tel:${mobile}`} className="-my-2.5 inline-block py-2.5 tabular-nums">
						{formatMobile(mobile)}
					</TextLink>
				</div>
			</div>
			{completed?.pricePaid !== undefined && (
				<p className="tabular-nums">
					{m["leads.finish.paid_amount"]({ amount: formatRupees(completed.pricePaid) })}
				</p>
			)}
			<ButtonLink to={`tel:${mobile}`} variant="now" size="lg" block icon="phone" className="max-desk:hidden">
				{m["leads.details.call"]({ name: title })}
			</ButtonLink>
		</Card>
	);
}
