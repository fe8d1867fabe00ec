import { Rating } from "../../../../listings/web/rating.tsx";
import { m } from "../../../../paraglide/messages.js";
import { partOnDemand } from "../../../../platform/web/part-on-demand.tsx";
import { Button } from "../../../../ui/form/button.tsx";
import { Card } from "../../../../ui/layout/card.tsx";
import { Note } from "../../../../ui/feedback/note.tsx";
import type { LeadAnswer } from "../../../leads.contract.ts";
import { ClaimCost } from "../../claim/claim-cost-part.ts";
import type { ClaimedCustomerProps } from "../../claim/claimed-customer.tsx";
import { HiddenCustomer } from "./hidden-customer.tsx";
import { isClaimable } from "../../claim/is-claimable.ts";
import { LeadPlaces } from "../../list/lead-places.tsx";

const ClaimedCustomer = partOnDemand(() => import("../../claim/claimed-customer.tsx"));
/** Only signed-in people see what blocks their claim. */
const ClaimBlock = partOnDemand(() => import("../../claim/claim-block.tsx"));

function notClaimable({ status, abilities }: LeadAnswer): string {
	if (abilities.answer) return m["leads.assigned.accept_first"]();
	return status === "open" ? m["leads.claim.enough"]() : m["leads.details.not_open"]();
}

function LockedCustomer({ lead, claim, isClaiming }: { lead: LeadAnswer } & ClaimProps) {
	const mayClaim = isClaimable(lead);
	return (
		<>
			<HiddenCustomer />
			{lead.claimBlock === undefined ? (
				<Note tone={mayClaim ? "now" : "plain"} icon="lock">
					{mayClaim ? m["leads.details.claim_first"]() : notClaimable(lead)}
				</Note>
			) : (
				<ClaimBlock lead={lead} block={lead.claimBlock} />
			)}
			{mayClaim && lead.servesPlace === false && (
				<Note icon="map-pin">{m["leads.claim.not_serving"]({ place: lead.goToLocation })}</Note>
			)}
			<LeadPlaces lead={lead} withLeft />
			{mayClaim && (
				<Button
					variant="now"
					size="lg"
					block
					busy={isClaiming}
					onClick={claim}
					className="max-desk:hidden noscript:hidden"
				>
					{m["leads.details.claim"]()}
				</Button>
			)}
			{mayClaim && lead.claimWith && <ClaimCost claimWith={lead.claimWith} />}
		</>
	);
}

export type ClaimProps = { claim: () => void; isClaiming: boolean };

type CustomerCardProps = ClaimProps & ClaimedCustomerProps & { title: React.Ref<HTMLHeadingElement> };

/** The customer: the number for those who may see it, and for others the way to get it. */
export function CustomerCard({ lead, title, onReported, onRefused, ...claiming }: CustomerCardProps) {
	const isKnown = lead.abilities.seeContact || lead.claimedDetails !== null;
	return (
		<Card as="section" aria-labelledby="customer" className="grid content-start gap-3.5 self-start">
			<h2 ref={title} id="customer" tabIndex={-1} className="scroll-mt-24 text-lg outline-none">
				{m["leads.details.customer"]()}
			</h2>
			{lead.customerRating && (
				<p className="flex flex-wrap gap-x-2 text-sm">
					<span className="text-ink-soft">{m["leads.details.customer_rating"]()}</span>
					<Rating rating={lead.customerRating} />
					{lead.customerDecides}
				</p>
			)}
			{isKnown ? (
				<ClaimedCustomer lead={lead} onReported={onReported} onRefused={onRefused} />
			) : (
				<LockedCustomer lead={lead} {...claiming} />
			)}
		</Card>
	);
}
