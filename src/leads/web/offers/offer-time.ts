import { m } from "../../../paraglide/messages.js";
import { formatDateTime } from "../../../platform/dates.ts";
import type { LeadOffer } from "../../assignment.contract.ts";

/** When the number was shown: by a claim, or when the professional accepted an assignment. */
export function offerTime({ claimedAt, claimType }: Pick<LeadOffer, "claimedAt" | "claimType">): string {
	const time = formatDateTime(new Date(claimedAt));
	return claimType === "staff"
		? m["leads.offers.accepted_at"]({ time })
		: m["leads.offers.claimed_at"]({ time });
}
