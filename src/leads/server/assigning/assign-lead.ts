import { isBlockedBetween } from "../../../accounts/server/accounts.api.ts";
import {
	type ListingFacts,
	lockListings,
	readBookableListings,
	readListingFacts,
	readListingTitle,
} from "../../../listings/server/listings.api.ts";
import type { NotificationDraft } from "../../../notifications/server/notifications.api.ts";
import { isStaff, type Viewer } from "../../../platform/access.ts";
import { AppError } from "../../../platform/app-error.ts";
import { type Db, inTransaction } from "../../../platform/server/database/database.ts";
import { m } from "../../../paraglide/messages.js";
import { assignmentStatus, assignmentTransition } from "../../assignment.ts";
import { isFull, isOpen } from "../../lead.ts";
import type { LeadAnswer } from "../../leads.contract.ts";
import { writeAssignment } from "./assignments.repository.ts";
import { notificationForAssigner, waitingFor } from "./awaited-answer.ts";
import { type ClaimRow, readClaimsOn } from "../claiming/claims.repository.ts";
import { auditLead } from "../audit-lead.ts";
import { listingsFor } from "../claiming/claiming-listings.ts";
import { lockLead, type LockedLead } from "../lead-lock.repository.ts";
import type { LeadsContext } from "../leads.context.ts";
import { readLead } from "../read-lead.ts";
import { leadChange, leadNotification } from "../notifying/lead-notifications.ts";

const refused = (message: string) => new AppError("conflict", message);

/**
 * Lets staff ask a professional to take a lead. If two assign at once, one wins and the other gets a message that says
 * whose answer is awaited; asking the same professional again changes nothing. A professional who was asked before and
 * has not answered is notified, and so is the colleague who asked them. Throws forbidden; not_found; conflict if the
 * lead cannot be assigned now, or not to this listing.
 */
export async function assignLead(
	ctx: LeadsContext,
	viewer: Viewer,
	leadId: string,
	listingId: string,
): Promise<LeadAnswer> {
	if (!isStaff(viewer)) throw new AppError("forbidden", m["platform.error.forbidden"]());
	const now = ctx.clock();
	await inTransaction(ctx.db, async (tx) => {
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
		await ctx.publishChanges(tx, [leadChange(lead, [lead.customerId], "staff")]);
		await ctx.notify(tx, assignmentNotifications(lead, { claims, assigned }));
	});
	return readLead(ctx, viewer, leadId);
}

/** Notifies the professional who is asked now, the one asked before, and the colleague who still waits for their answer. */
function assignmentNotifications(
	lead: LockedLead,
	{ claims, assigned }: { claims: readonly ClaimRow[]; assigned: { userId: string; by: string; at: Date } },
): NotificationDraft[] {
	const once = assigned.at.toISOString();
	const replaced = waitingFor(lead, claims).filter((userId) => userId !== assigned.userId);
	return [
		leadNotification(lead, { kind: "lead.assigned", userId: assigned.userId, once }),
		...(replaced.length > 0 && lead.assignedBy !== assigned.by
			? notificationForAssigner(lead, claims, "replaced")
			: []),
		...replaced.map((userId) => leadNotification(lead, { kind: "lead.unassigned", userId, once })),
	];
}

/** Throws if someone else was asked and can still answer. A suspended professional cannot. */
async function refuseWaiting(
	tx: Db,
	lead: LockedLead,
	{ claims, now }: { claims: readonly ClaimRow[]; now: Date },
): Promise<void> {
	const assignedHasClaimed = claims.some(({ userId }) => userId === lead.assignedUserId);
	const { assignedListingId: asked } = lead;
	const assignedIsSuspended = asked !== null && !(await readBookableListings(tx, [asked])).has(asked);
	const status = assignmentStatus({ ...lead, assignedHasClaimed, assignedIsSuspended }, now);
	if (assignmentTransition(status, "assign", "staff") !== undefined) return;
	const name = asked === null ? "" : await readListingTitle(tx, asked);
	throw refused(m["leads.assign.waiting"]({ name }));
}

/** The listing if it can take the lead: active, of the same service, not the customer's own, and with a place free. */
async function findAssignable(
	tx: Db,
	lead: LockedLead,
	{ listingId, claims }: { listingId: string; claims: readonly ClaimRow[] },
): Promise<ListingFacts> {
	const listing = await readListingFacts(tx, listingId);
	if (listing === undefined) throw new AppError("not_found", m["leads.assign.no_listing"]());
	if (listing.userId === lead.customerId) throw refused(m["leads.assign.own"]());
	if (await isBlockedBetween(tx, listing.userId, lead.customerId)) throw refused(m["leads.assign.blocked"]());
	const { confirmed } = listingsFor(lead, [listing]);
	if (listing.status !== "active" || confirmed.length === 0) throw refused(m["leads.assign.not_matching"]());
	// The listing may be suspended at this moment; accepting takes the same lock.
	if ((await lockListings(tx, [listingId])).length === 0) throw refused(m["leads.assign.not_matching"]());
	if (isFull(lead) && !claims.some(({ userId }) => userId === listing.userId))
		throw refused(m["leads.claim.enough"]());
	return listing;
}
