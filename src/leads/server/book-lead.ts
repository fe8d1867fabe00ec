import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import { lockListings } from "../../listings/server/lead-counter.service.ts";
import type { AnnounceChanges, Tell } from "../../notifications/server/notifications.service.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import { type Database, type Db, inTransaction } from "../../platform/server/database.ts";
import { m } from "../../paraglide/messages.js";
import { isOpen, type LeadActor, leadTransition } from "../lead.ts";
import { isOwn } from "../leads.policy.ts";
import { newsForAssigner, onlyAsked, waitingFor } from "./awaited-answer.ts";
import { readClaimsOn } from "./claims.repository.ts";
import { lockLead, type LockedLead } from "./lead-lock.repository.ts";
import { leadChange, type LeadNames, leadTelling, namesOf, newsOfEnd } from "./lead-news.ts";
import { moveLead } from "./leads.repository.ts";

type Needs = {
	database: Database;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
	tell: Tell;
	announce: AnnounceChanges;
};

const notOpen = () => new AppError("conflict", m["leads.details.not_open"]());

type Notifying = Pick<Needs, "tell" | "announce">;

/** Who gets the lead, and by whose step. */
export type Booking = { listingId: string; userId: string; by: Extract<LeadActor, "customer" | "assigned"> };

/**
 * Books the locked, open lead with one of those who claimed it. All others who had to do with it are told that it went
 * to somebody else: they see its number no more.
 */
export async function bookLocked(
	tx: Db,
	lead: LockedLead,
	{ listingId, userId, by }: Booking,
	{ names, tell, announce, now }: Notifying & { names: LeadNames; now: Date },
): Promise<void> {
	const step = leadTransition("open", by === "customer" ? "book" : "accept", by);
	if (step === undefined || !(await moveLead(tx, lead.id, { ...step, bookedListingId: listingId }, now)))
		throw notOpen();
	const claims = await readClaimsOn(tx, lead.id);
	const others = new Set([...claims.map((claim) => claim.userId), ...waitingFor(lead, claims)]);
	others.delete(userId);
	await announce(tx, [leadChange(lead, [lead.customerId, userId])]);
	const why = by === "customer" ? "booked-other" : "accepted-other";
	await tell(tx, [
		...newsOfEnd(names, lead, { why, userIds: [...others], onlyAsked: onlyAsked(lead, claims) }),
		...newsForAssigner(names, lead, claims, why),
	]);
}

/**
 * The customer books one of those who claimed the lead; booking the same one again changes nothing. Throws not_found,
 * forbidden for others than the customer, and conflict where the lead is not open any more, or that professional has not
 * claimed it or was shut meanwhile.
 */
export function createBooking({ database, clock, catalogue, tell, announce }: Needs) {
	return async (viewer: Viewer, leadId: string, listingId: string): Promise<void> => {
		const names = namesOf(await catalogue.snapshot());
		const now = clock();
		await inTransaction(database.db, async (tx) => {
			const lead = await lockLead(tx, leadId);
			if (lead === undefined) throw new AppError("not_found", m["leads.details.none"]());
			if (!isOwn(lead, viewer)) throw new AppError("forbidden", m["leads.book.not_customer"]());
			if (lead.status === "booked" && lead.bookedListingId === listingId) return;
			if (!isOpen(lead, now)) throw notOpen();
			const claim = (await readClaimsOn(tx, leadId)).find((one) => one.listingId === listingId);
			if (claim === undefined) throw new AppError("conflict", m["leads.book.not_claimed"]());
			if ((await lockListings(tx, [listingId])).length === 0)
				throw new AppError("conflict", m["leads.book.gone"]());
			const booking = { listingId, userId: claim.userId, by: "customer" as const };
			await bookLocked(tx, lead, booking, { names, tell, announce, now });
			await tell(tx, [leadTelling(names, lead, { kind: "lead.booked", userId: claim.userId })]);
		});
	};
}
