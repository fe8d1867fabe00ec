import { and, eq, inArray, isNotNull, not, sql } from "drizzle-orm";
import type { Db } from "../../platform/server/database.ts";
import { type ListingStatus, paidStatuses, type PaymentStatus } from "../listing.ts";
import { listings } from "./listings.tables.ts";

/** What decides about the next step. */
export type ListingState = { status: ListingStatus; paymentStatus: PaymentStatus };

/** The state of a listing; undefined where there is none, or where its owner's account is deleted. */
export async function readState(db: Db, listingId: string): Promise<ListingState | undefined> {
	const [row] = await db
		.select({
			// The table's own checks let no other words in.
			status: sql<ListingStatus>`${listings.status}`,
			paymentStatus: sql<PaymentStatus>`${listings.paymentStatus}`,
		})
		.from(listings)
		.where(and(eq(listings.id, listingId), isNotNull(listings.addressId)));
	return row;
}

/**
 * Locks the listing until the transaction ends and answers since when it has its status; undefined unless it has this
 * one. "No key": rows that point at the listing, such as claims, may be written meanwhile.
 */
export async function lockInStatus(
	tx: Db,
	listingId: string,
	status: ListingStatus,
): Promise<Date | undefined> {
	const [row] = await tx
		.select({ since: listings.statusChangedAt })
		.from(listings)
		.where(and(eq(listings.id, listingId), eq(listings.status, status)))
		.for("no key update");
	return row?.since;
}

/** A change of status, and whether it is made on the condition that everything is paid or by letting the payment go. */
export type StatusStep = {
	from: ListingStatus;
	to: ListingStatus;
	needsPaid: boolean;
	skipsPayment?: boolean;
};

/**
 * Moves the listing from one status to another; false when it has another status by now, when something is left to
 * pay that the step needs paid (or nothing is, that it would let go), or when its owner's account was deleted.
 */
export async function moveStatus(
	tx: Db,
	listingId: string,
	{ from, to, needsPaid, skipsPayment = false }: StatusStep,
	now: Date,
): Promise<boolean> {
	const isPaid = inArray(listings.paymentStatus, paidStatuses);
	const skipped: { paymentStatus?: PaymentStatus } = skipsPayment ? { paymentStatus: "not-required" } : {};
	const moved = await tx
		.update(listings)
		.set({ status: to, ...skipped, statusChangedAt: now, updatedAt: now })
		.where(
			and(
				eq(listings.id, listingId),
				eq(listings.status, from),
				isNotNull(listings.addressId),
				...(needsPaid ? [skipsPayment ? not(isPaid) : isPaid] : []),
			),
		)
		.returning({ id: listings.id });
	return moved.length > 0;
}
