import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import { lockListings } from "../../listings/server/lead-counter.service.ts";
import { type ListingFacts, readListingFacts } from "../../listings/server/listing-facts.service.ts";
import { readListingTitle } from "../../listings/server/reachable.service.ts";
import type { AnnounceChanges, Tell } from "../../notifications/server/notifications.service.ts";
import { isStaff, type Viewer } from "../../platform/access.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import { type Database, type Db, inTransaction } from "../../platform/server/database.ts";
import { m } from "../../paraglide/messages.js";
import { assignmentStatus, assignmentTransition } from "../assignment.ts";
import { isFull, isOpen } from "../lead.ts";
import { writeAssignment } from "./assignments.repository.ts";
import { newsForAssigner, waitingFor } from "./awaited-answer.ts";
import { type ClaimRow, readClaimsOn } from "./claims.repository.ts";
import { auditLead } from "./audit-lead.ts";
import { listingsFor } from "./claiming-listings.ts";
import { lockLead, type LockedLead } from "./lead-lock.repository.ts";
import { leadChange, leadTelling, namesOf } from "./lead-news.ts";

type Needs = {
	database: Database;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
	tell: Tell;
	announce: AnnounceChanges;
};

const refused = (message: string) => new AppError("conflict", message);

/**
 * Staff ask a professional to take a lead. Of two who assign at once one wins and the other is told whom the lead waits
 * for; asking the same one again changes nothing. Who was asked before and has not answered is notified, and so is
 * the colleague who asked them. Throws forbidden, not_found, and conflict where the lead is not to be
 * assigned now or not to this listing.
 */
export function createAssigning({ database, clock, catalogue, tell, announce }: Needs) {
	return async (viewer: Viewer, leadId: string, listingId: string): Promise<void> => {
		if (!isStaff(viewer)) throw new AppError("forbidden", m["platform.error.forbidden"]());
		const names = namesOf(await catalogue.snapshot());
		const now = clock();
		await inTransaction(database.db, async (tx) => {
			const lead = await lockLead(tx, leadId);
			if (lead === undefined) throw new AppError("not_found", m["leads.details.none"]());
			if (!isOpen(lead, now)) throw refused(m["leads.details.not_open"]());
			if (lead.assignedListingId === listingId && lead.assignedAction === null) return;
			const claims = await readClaimsOn(tx, leadId);
			await refuseWaiting(tx, lead, { claims, now });
			const listing = await findAssignable(tx, lead, { listingId, claims });
			const assigned = { listingId, userId: listing.userId, by: viewer.userId, at: now };
			if (!(await writeAssignment(tx, leadId, assigned))) throw refused(m["leads.details.not_open"]());
			await auditLead(tx, {
				at: now,
				actorId: viewer.userId,
				action: "lead.assign",
				subjectId: leadId,
				before: { listing: lead.assignedListingId, answer: lead.assignedAction },
				after: { listing: listingId, answer: null },
			});
			await announce(tx, [leadChange(lead, [lead.customerId], "staff")]);
			const once = now.toISOString();
			const replaced = waitingFor(lead, claims).filter((userId) => userId !== listing.userId);
			await tell(tx, [
				leadTelling(names, lead, { kind: "lead.assigned", userId: listing.userId, once }),
				// A colleague waits for an answer that cannot come any more.
				...(replaced.length > 0 && lead.assignedBy !== viewer.userId
					? newsForAssigner(names, lead, claims, "replaced")
					: []),
				...replaced.map((userId) => leadTelling(names, lead, { kind: "lead.unassigned", userId, once })),
			]);
		});
	};
}

/** Throws where somebody else was asked and may still answer. */
async function refuseWaiting(
	tx: Db,
	lead: LockedLead,
	{ claims, now }: { claims: readonly ClaimRow[]; now: Date },
): Promise<void> {
	const assignedHasClaimed = claims.some(({ userId }) => userId === lead.assignedUserId);
	const status = assignmentStatus({ ...lead, assignedHasClaimed }, now);
	if (assignmentTransition(status, "assign", "staff") !== undefined) return;
	const asked = lead.assignedListingId === null ? "" : await readListingTitle(tx, lead.assignedListingId);
	throw refused(m["leads.assign.waiting"]({ name: asked }));
}

/** The listing, if the lead can be assigned to it: active, of the service, not the customer's, and with a place free. */
async function findAssignable(
	tx: Db,
	lead: LockedLead,
	{ listingId, claims }: { listingId: string; claims: readonly ClaimRow[] },
): Promise<ListingFacts> {
	const listing = await readListingFacts(tx, listingId);
	if (listing === undefined) throw new AppError("not_found", m["leads.assign.no_listing"]());
	if (listing.userId === lead.customerId) throw refused(m["leads.assign.own"]());
	const { confirmed } = listingsFor(lead, [listing]);
	if (listing.status !== "active" || confirmed.length === 0) throw refused(m["leads.assign.not_matching"]());
	// It may be shut at this very moment; the claim that an acceptance makes takes the same lock.
	if ((await lockListings(tx, [listingId])).length === 0) throw refused(m["leads.assign.not_matching"]());
	if (isFull(lead) && !claims.some(({ userId }) => userId === listing.userId))
		throw refused(m["leads.claim.enough"]());
	return listing;
}
