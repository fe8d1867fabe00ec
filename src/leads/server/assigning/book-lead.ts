import { lockBlocksBetween } from "../../../accounts/server/accounts.api.ts";
import { lockListings } from "../../../listings/server/listings.api.ts";
import type { Viewer } from "../../../platform/access.ts";
import { AppError } from "../../../platform/app-error.ts";
import { type Db, inTransaction } from "../../../platform/server/database/database.ts";
import { m } from "../../../paraglide/messages.js";
import { isOpen, type LeadActor, leadTransition } from "../../lead.ts";
import type { LeadAnswer } from "../../leads.contract.ts";
import { isOwn } from "../../lead-sides.policy.ts";
import { writeAnswer } from "./assignments.repository.ts";
import { acceptanceForAssigner, notificationForAssigner, onlyAsked, waitingFor } from "./awaited-answer.ts";
import { readClaimsOn } from "../claiming/claims.repository.ts";
import { lockLead, type LockedLead } from "../lead-lock.repository.ts";
import { endNotifications, leadChange, leadNotification } from "../notifying/lead-notifications.ts";
import type { LeadsContext } from "../leads.context.ts";
import { moveLead } from "../leads.repository.ts";
import { readLead } from "../read-lead.ts";
import { noteDecision } from "../response-times/keep-times.ts";

const notOpen = () => new AppError("conflict", m["leads.details.not_open"]());

/** The professional who gets the lead, and who decided it. */
export type Booking = { listingId: string; userId: string; by: Extract<LeadActor, "customer" | "assigned"> };

/**
 * Books the locked, open lead for one of those who claimed it. The others are notified that it went to someone else,
 * and no longer see its number.
 */
export async function bookLocked(
	{ notify, publishChanges }: Pick<LeadsContext, "notify" | "publishChanges">,
	tx: Db,
	lead: LockedLead,
	{ listingId, userId, by }: Booking,
	now: Date,
): Promise<void> {
	const step = leadTransition("open", by === "customer" ? "book" : "accept", by);
	if (step === undefined || !(await moveLead(tx, lead.id, { ...step, bookedListingId: listingId }, now)))
		throw notOpen();
	const claims = await readClaimsOn(tx, lead.id);
	const others = new Set([...claims.map((claim) => claim.userId), ...waitingFor(lead, claims)]);
	others.delete(userId);
	await publishChanges(tx, [leadChange(lead, [lead.customerId, userId])]);
	const why = by === "customer" ? "booked-other" : "accepted-other";
	await notify(tx, [
		...endNotifications(lead, { why, userIds: [...others], onlyAsked: onlyAsked(lead, claims) }),
		...notificationForAssigner(lead, claims, why),
	]);
}

/**
 * The customer books one of those who claimed the lead; booking the same one again changes nothing. Throws not_found;
 * forbidden for anyone but the customer; conflict if the lead is not open, if that professional has not claimed it or is
 * suspended, or after a block between the two.
 */
export async function bookLead(
	ctx: LeadsContext,
	viewer: Viewer,
	leadId: string,
	listingId: string,
): Promise<LeadAnswer> {
	const now = ctx.clock();
	await inTransaction(ctx.db, async (tx) => {
		const lead = await lockLead(tx, leadId);
		if (lead === undefined) throw new AppError("not_found", m["leads.details.none"]());
		if (!isOwn(lead, viewer)) throw new AppError("forbidden", m["leads.book.not_customer"]());
		if (lead.status === "booked" && lead.bookedListingId === listingId) return;
		if (!isOpen(lead, now)) throw notOpen();
		const claim = (await readClaimsOn(tx, leadId)).find((one) => one.listingId === listingId);
		if (claim === undefined) throw new AppError("conflict", m["leads.book.not_claimed"]());
		if ((await lockListings(tx, [listingId])).length === 0)
			throw new AppError("conflict", m["leads.book.gone"]());
		const { userId } = claim;
		if (await lockBlocksBetween(tx, viewer.userId, userId))
			throw new AppError("conflict", m["leads.book.blocked"]());
		// Booking the professional who was asked to take the lead settles that question.
		const isAsked = lead.assignedUserId === userId && (await writeAnswer(tx, leadId, "accepted"));
		const settled = isAsked ? { ...lead, assignedAction: "accepted" as const } : lead;
		await bookLocked(ctx, tx, settled, { listingId, userId, by: "customer" }, now);
		await noteDecision(tx, lead, now);
		await ctx.notify(tx, [
			// A booking that was taken back can be made again.
			leadNotification(lead, { kind: "lead.booked", userId, once: now.toISOString() }),
			...(isAsked ? acceptanceForAssigner(lead, listingId) : []),
		]);
	});
	return readLead(ctx, viewer, leadId);
}
