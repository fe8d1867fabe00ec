import { holdSignedIn } from "../../accounts/server/users.service.ts";
import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import { countLead, lockListings } from "../../listings/server/lead-counter.service.ts";
import type { AnnounceChanges, Tell } from "../../notifications/server/notifications.service.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import { type Database, type Db, inTransaction } from "../../platform/server/database.ts";
import { newId } from "../../platform/server/ids.ts";
import { m } from "../../paraglide/messages.js";
import { type AssignmentAnswer, assignmentStatus, assignmentTransition } from "../assignment.ts";
import { type LeadStatus, statusAt } from "../lead.ts";
import { isAssigned } from "../leads.policy.ts";
import { writeAnswer } from "./assignments.repository.ts";
import { bookLocked } from "./book-lead.ts";
import { type ClaimRow, insertClaim, readClaimsOn, takePlace } from "./claims.repository.ts";
import { lockLead, type LockedLead } from "./lead-lock.repository.ts";
import { leadChange, type LeadNames, leadTelling, namesOf } from "./lead-news.ts";

type Needs = {
	database: Database;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
	tell: Tell;
	announce: AnnounceChanges;
};

const conflict = (message: string) => new AppError("conflict", message);

/**
 * The assigned professional's answer. Accepting shows the number, takes one of the lead's places where the professional
 * holds none yet, costs no credit, and books the lead. Saying the same again changes nothing. Throws not_found, forbidden
 * for whom it was not assigned to, and conflict where the lead is not open any more, the customer's places are taken, the
 * listing was suspended meanwhile, the answer was another one before, or staff have asked somebody else since.
 */
export function createAnswering({ database, clock, catalogue, tell, announce }: Needs) {
	return async (viewer: Viewer, leadId: string, answer: AssignmentAnswer): Promise<void> => {
		const names = namesOf(await catalogue.snapshot());
		const now = clock();
		await inTransaction(database.db, async (tx) => {
			const lead = await lockLead(tx, leadId);
			if (lead === undefined) throw new AppError("not_found", m["leads.details.none"]());
			if (!isAssigned(lead, viewer)) throw notAsked(lead, viewer);
			if (lead.assignedAction === answer) return;
			const action = answer === "accepted" ? "accept" : "reject";
			const own = (await readClaimsOn(tx, leadId)).find(({ userId }) => userId === viewer.userId);
			const status = assignmentStatus({ ...lead, assignedHasClaimed: own !== undefined }, now);
			if (status === "lapsed") throw conflict(lateAnswer(statusAt(lead, now)));
			if (assignmentTransition(status, action, "assigned") === undefined)
				throw conflict(m["leads.assign.answered"]());
			await writeAnswer(tx, leadId, answer);
			const isAccepted = answer === "accepted";
			const listingId = isAccepted
				? await accept(tx, lead, { viewer, own, names, now })
				: lead.assignedListingId;
			// A professional who is asked twice may say no twice.
			const about = { once: lead.assignedAt?.toISOString(), details: { listingId: listingId ?? undefined } };
			const { assignedBy, customerId } = lead;
			// A booking announces itself; that somebody says no is for staff and the customer.
			if (!isAccepted) await announce(tx, [leadChange(lead, [customerId, viewer.userId], "staff")]);
			await tell(tx, [
				...(assignedBy === null || (isAccepted && assignedBy === customerId)
					? []
					: [leadTelling(names, lead, { kind: `lead.${answer}`, userId: assignedBy, ...about })]),
				...(isAccepted
					? [leadTelling(names, lead, { kind: "lead.booked-for-you", userId: customerId, ...about })]
					: []),
			]);
		});
	};

	/** Shows the professional the number, in one of the lead's places, and books the lead. Answers with which listing. */
	async function accept(
		tx: Db,
		lead: LockedLead,
		{ viewer, own, names, now }: { viewer: Viewer; own: ClaimRow | undefined; names: LeadNames; now: Date },
	): Promise<string> {
		const { userId } = viewer;
		// In the order in which claims lock: the lead, the account, the listing.
		await holdSignedIn(tx, viewer);
		const listingId = own?.listingId ?? lead.assignedListingId ?? "";
		// Staff may have shut it since, also the one of an earlier claim.
		if ((await lockListings(tx, [listingId])).length === 0) throw conflict(m["leads.assign.not_matching"]());
		if (own === undefined) await reveal(tx, lead, { listingId, userId, now });
		const booking = { listingId, userId, by: "assigned" as const };
		// Answered by now: what waits for an answer is nobody.
		const answered = { ...lead, assignedAction: "accepted" as const };
		await bookLocked(tx, answered, booking, { names, tell, announce, now });
		return listingId;
	}
}

/** Why this person cannot answer: they were asked before somebody else, or never. */
function notAsked({ askedBefore }: LockedLead, { userId }: Viewer): AppError {
	return askedBefore.includes(userId)
		? conflict(m["leads.assign.replaced"]())
		: new AppError("forbidden", m["leads.assign.not_yours"]());
}

/** Why an answer comes too late, by what became of the lead. */
function lateAnswer(status: LeadStatus): string {
	const texts: Record<LeadStatus, () => string> = {
		// Others took the last place.
		open: m["leads.claim.enough"],
		booked: m["leads.assign.late_booked"],
		closed: m["leads.assign.late_closed"],
		expired: m["leads.assign.late_expired"],
	};
	return texts[status]();
}

/** Writes down that the assigned professional sees the number, which takes a place and costs no credit. */
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
