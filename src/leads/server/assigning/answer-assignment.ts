import { lockActive, lockBlocksBetween } from "../../../accounts/server/accounts.api.ts";
import { countLead, lockListings } from "../../../listings/server/listings.api.ts";
import { m } from "../../../paraglide/messages.js";
import type { Viewer } from "../../../platform/access.ts";
import { AppError } from "../../../platform/app-error.ts";
import { type Db, inTransaction } from "../../../platform/server/database/database.ts";
import { newId } from "../../../platform/server/database/ids.ts";
import { type AssignmentAnswer, assignmentStatus, assignmentTransition } from "../../assignment.ts";
import { type LeadStatus, statusAt } from "../../lead.ts";
import type { LeadAnswer } from "../../leads.contract.ts";
import { isAssigned } from "../../lead-sides.policy.ts";
import { type ClaimRow, insertClaim, readClaimsOn, takePlace } from "../claiming/claims.repository.ts";
import { lockLead, type LockedLead } from "../lead-lock.repository.ts";
import type { LeadsContext } from "../leads.context.ts";
import { leadChange, leadNotification } from "../notifying/lead-notifications.ts";
import { readLead } from "../read-lead.ts";
import { writeAnswer } from "./assignments.repository.ts";
import { aboutAnswer, acceptanceForAssigner } from "./awaited-answer.ts";
import { bookLocked } from "./book-lead.ts";

const conflict = (message: string) => new AppError("conflict", message);

/**
 * The assigned professional's answer. Accepting shows the number, takes one of the lead's places unless the professional
 * has one, costs no credit, and books the lead. The same answer again changes nothing. Throws not_found; forbidden if it
 * was not assigned to the viewer; conflict if the lead is not open, has no place left, the listing is suspended, one of the two has blocked the other, the
 * viewer answered differently before, or staff have asked someone else since.
 */
export async function answerAssignment(
	ctx: LeadsContext,
	viewer: Viewer,
	leadId: string,
	answer: AssignmentAnswer,
): Promise<LeadAnswer> {
	const now = ctx.clock();
	await inTransaction(ctx.db, async (tx) => {
		const lead = await lockLead(tx, leadId);
		if (lead === undefined) throw new AppError("not_found", m["leads.details.none"]());
		if (!isAssigned(lead, viewer)) throw notAsked(lead, viewer);
		if (lead.assignedAction === answer) return;
		const own = (await readClaimsOn(tx, leadId)).find(({ userId }) => userId === viewer.userId);
		refuseLate(lead, { answer, hasClaimed: own !== undefined, now });
		await writeAnswer(tx, leadId, answer);
		if (answer === "accepted") await accept(ctx, tx, lead, { viewer, own, now });
		else await reject(ctx, tx, lead, viewer);
	});
	return readLead(ctx, viewer, leadId);
}

function refuseLate(
	lead: LockedLead,
	{ answer, hasClaimed, now }: { answer: AssignmentAnswer; hasClaimed: boolean; now: Date },
): void {
	// Accepting checks for a suspended listing itself, after locking it.
	const known = { assignedHasClaimed: hasClaimed, assignedIsSuspended: false };
	const status = assignmentStatus({ ...lead, ...known }, now);
	if (status === "lapsed") throw conflict(lateAnswer(statusAt(lead, now)));
	const action = answer === "accepted" ? "accept" : "reject";
	if (assignmentTransition(status, action, "assigned") === undefined)
		throw conflict(m["leads.assign.answered"]());
}

/** Shows the professional the number in one of the lead's places, and books the lead. */
async function accept(
	ctx: LeadsContext,
	tx: Db,
	lead: LockedLead,
	{ viewer, own, now }: { viewer: Viewer; own: ClaimRow | undefined; now: Date },
): Promise<void> {
	const { userId } = viewer;
	// Claims lock in the same order: the lead, the account, the listing.
	await lockActive(tx, viewer);
	const listingId = own?.listingId ?? lead.assignedListingId ?? "";
	// The listing, which may be that of an earlier claim, may be suspended by now.
	if ((await lockListings(tx, [listingId])).length === 0) throw conflict(m["leads.assign.not_matching"]());
	if (await lockBlocksBetween(tx, userId, lead.customerId)) throw conflict(m["leads.claim.blocked"]());
	if (own === undefined) await reveal(tx, lead, { listingId, userId, now });
	// The answer is given, so none is awaited.
	const answered = { ...lead, assignedAction: "accepted" as const };
	await bookLocked(ctx, tx, answered, { listingId, userId, by: "assigned" }, now);
	const about = aboutAnswer(lead, listingId);
	await ctx.notify(tx, [
		...acceptanceForAssigner(lead, listingId),
		leadNotification(lead, { kind: "lead.booked-for-you", userId: lead.customerId, ...about }),
	]);
}

async function reject(ctx: LeadsContext, tx: Db, lead: LockedLead, { userId }: Viewer): Promise<void> {
	await ctx.publishChanges(tx, [leadChange(lead, [lead.customerId, userId], "staff")]);
	if (lead.assignedBy === null) return;
	const about = aboutAnswer(lead, lead.assignedListingId);
	await ctx.notify(tx, [
		leadNotification(lead, { kind: "lead.rejected", userId: lead.assignedBy, ...about }),
	]);
}

/** Why this viewer cannot answer: staff have asked someone else since, or never asked them. */
function notAsked({ askedBefore }: LockedLead, { userId }: Viewer): AppError {
	return askedBefore.includes(userId)
		? conflict(m["leads.assign.replaced"]())
		: new AppError("forbidden", m["leads.assign.not_yours"]());
}

/** Why an answer comes too late, by the status of the lead. */
function lateAnswer(status: LeadStatus): string {
	const texts: Record<LeadStatus, () => string> = {
		// Others took the last place.
		open: m["leads.claim.enough"],
		booked: m["leads.assign.late_booked"],
		completed: m["leads.assign.late_closed"],
		closed: m["leads.assign.late_closed"],
		expired: m["leads.assign.late_expired"],
	};
	return texts[status]();
}

/** Records that the assigned professional sees the number. It takes a place and costs no credit. */
async function reveal(
	tx: Db,
	lead: LockedLead,
	{ listingId, userId, now }: { listingId: string; userId: string; now: Date },
): Promise<void> {
	if (!(await takePlace(tx, lead.id))) throw conflict(m["leads.claim.enough"]());
	await insertClaim(tx, {
		id: newId(),
		lead,
		userId,
		listingId,
		subscriptionId: null,
		claimType: "staff",
		claimedAt: now,
	});
	await countLead(tx, listingId);
}
