import { m } from "../../../paraglide/messages.js";
import { ActionBar } from "../../../ui/layout/action-bar.tsx";
import { Button } from "../../../ui/form/button.tsx";
import type { LeadAnswer } from "../../leads.contract.ts";
import { ClaimCost } from "./claim-cost-part.ts";
import type { ClaimProps } from "../details/number/customer-card.tsx";
import { placesLeft } from "../list/lead-places.tsx";

/** Claims a lead from a bar within the thumb's reach. */
export function ClaimBar({ lead, claim, isClaiming }: ClaimProps & { lead: LeadAnswer }) {
	return (
		<ActionBar>
			<div>
				<p className="font-strong">{m["leads.card.places_left"]({ count: placesLeft(lead) })}</p>
				{lead.claimWith && <ClaimCost claimWith={lead.claimWith} inShort />}
			</div>
			<Button variant="now" size="lg" busy={isClaiming} onClick={claim} className="noscript:hidden">
				{m["leads.details.claim"]()}
			</Button>
		</ActionBar>
	);
}
