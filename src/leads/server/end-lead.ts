import type { AnnounceChanges, Tell } from "../../notifications/server/notifications.service.ts";
import type { Db } from "../../platform/server/database.ts";
import type { CreditReason } from "../../subscriptions/credit.ts";
import type { SubscriptionsForLeads } from "../../subscriptions/server/for-leads.service.ts";
import { newsForAssigner, onlyAsked, waitingFor } from "./awaited-answer.ts";
import { type ClaimRow, readClaimsOn } from "./claims.repository.ts";
import type { LockedLead } from "./lead-lock.repository.ts";
import { type ClosedWhy, leadChange, type LeadNames, leadTelling, newsOfEnd } from "./lead-news.ts";
import { type LeadMove, moveLead } from "./leads.repository.ts";

type Needs = {
	tell: Tell;
	announce: AnnounceChanges;
	subscriptions: Pick<SubscriptionsForLeads, "returnCredits">;
};

/** How a lead ends: the step, what those are told who had to do with it, and which credits come back. */
export type LeadEnd = {
	/** Null where it is closed already. */
	step: LeadMove | null;
	why: ClosedWhy;
	/** Credits spent on it at or after this time come back for this reason. */
	returned: { since: Date; reason: CreditReason } | null;
	now: Date;
};

/**
 * Ends the locked lead, gives credits back and tells everybody concerned: who claimed it, who was booked, who was asked
 * to take it and has not answered, and who of the staff asked them. Never fails for anything that happened meanwhile: the lead is locked.
 */
export function createLeadEnd({ tell, announce, subscriptions }: Needs) {
	return async (
		tx: Db,
		lead: LockedLead,
		names: LeadNames,
		{ step, why, returned, now }: LeadEnd,
	): Promise<void> => {
		if (step !== null) await moveLead(tx, lead.id, step, now);
		const claims = await readClaimsOn(tx, lead.id);
		const given =
			returned === null ? [] : await subscriptions.returnCredits(tx, { leadId: lead.id, ...returned, now });
		const claimers = claims.map(({ userId }) => userId);
		await announce(tx, [
			leadChange(lead, [lead.customerId, ...claimers]),
			// The subscriptions that got a lead back; only their owners have them open.
			...given.map(({ listingId, userId }) => leadChange({ id: listingId }, [userId], "nobody")),
		]);
		await tell(tx, [
			...newsOfEnd(names, lead, {
				why,
				userIds: concerned(lead, claims, { step, why }),
				onlyAsked: onlyAsked(lead, claims),
			}),
			...(lead.status === "open" ? newsForAssigner(names, lead, claims, why) : []),
			...given.map(({ userId }) =>
				leadTelling(names, lead, {
					kind: "credit.returned",
					userId,
					details: { why: returned?.reason },
				}),
			),
		]);
	};
}

/**
 * Whom the end of a lead concerns. A number that was found wrong concerns all who claimed it, whatever became of the lead
 * before. Else, of a booked one, whom it was booked with, for the others were told then; of a closed one nobody any more.
 * The customer is told of what the customer has not done.
 */
function concerned(
	lead: LockedLead,
	claims: readonly ClaimRow[],
	{ step, why }: Pick<LeadEnd, "step" | "why">,
): string[] {
	const claimers = claims.map(({ userId }) => userId);
	const customer = step === null || why === "done" ? [] : [lead.customerId];
	const asked = lead.status === "open" ? waitingFor(lead, claims) : [];
	if (why === "number-wrong") return [...new Set([...customer, ...claimers, ...asked])];
	if (step === null) return [];
	if (lead.status === "booked")
		return claims.filter(({ listingId }) => listingId === lead.bookedListingId).map(({ userId }) => userId);
	return [...new Set([...customer, ...claimers, ...asked])];
}
