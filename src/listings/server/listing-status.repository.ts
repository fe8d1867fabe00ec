import { and, eq, inArray, isNotNull, not, sql } from "drizzle-orm";
import type { Db } from "../../platform/server/database.ts";
import { type ListingStatus, paidStatuses, type ListingPaymentStatus, type Transition } from "../listing.ts";
import { listings } from "./listings.tables.ts";

/** What decides about the next step. */
export type ListingState = {
	ownerId: string;
	serviceId: string;
	status: ListingStatus;
	paymentStatus: ListingPaymentStatus;
	/** A manager expired it: nothing is to be sold for it before a manager brings it back. */
	isShut: boolean;
};

const stateColumns = {
	ownerId: listings.userId,
	serviceId: listings.serviceId,
	status: listings.status,
	// The table's own check lets no other words in.
	paymentStatus: sql<ListingPaymentStatus>`${listings.paymentStatus}`,
	isShut: listings.shut,
};
const isThere = (listingId: string) => and(eq(listings.id, listingId), isNotNull(listings.addressId));

/** The state of a listing; undefined where there is none, or where its owner's account is deleted. */
export async function readState(db: Db, listingId: string): Promise<ListingState | undefined> {
	const [row] = await db.select(stateColumns).from(listings).where(isThere(listingId));
	return row;
}

/** The same with the listing locked until the transaction ends; rows that point at it may be written meanwhile. */
export async function lockState(tx: Db, listingId: string): Promise<ListingState | undefined> {
	const [row] = await tx.select(stateColumns).from(listings).where(isThere(listingId)).for("no key update");
	return row;
}

/** Gives the listing this payment status if it has one of `from`; false where it has none of them. */
export async function movePaymentStatus(
	tx: Db,
	listingId: string,
	from: readonly ListingPaymentStatus[],
	to: ListingPaymentStatus,
	now: Date,
): Promise<boolean> {
	const moved = await tx
		.update(listings)
		.set({ paymentStatus: to, updatedAt: now })
		.where(and(isThere(listingId), inArray(listings.paymentStatus, [...from])))
		.returning({ id: listings.id });
	return moved.length > 0;
}

/** The firm's name and the address of a listing; undefined where its owner's account is deleted. */
export async function readFirm(
	db: Db,
	listingId: string,
): Promise<{ firmName: string | null; addressId: string } | undefined> {
	const [row] = await db
		.select({ firmName: listings.firmName, addressId: listings.addressId })
		.from(listings)
		.where(eq(listings.id, listingId));
	return row?.addressId ? { firmName: row.firmName, addressId: row.addressId } : undefined;
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

/** A change of status with its conditions; `skipsPayment`: what it needs paid is let go. */
export type StatusStep = Pick<Transition, "from" | "to" | "needsPaid" | "shuts" | "refusedIfShut"> & {
	skipsPayment?: boolean;
	/** What the owner reads while the listing has the new status. */
	statusReason?: string | null;
};

/**
 * Moves the listing from one status to another; false when it has another status by now, when something is left to
 * pay that the step needs paid (or nothing is, that it would let go), when it is shut and the step is none for such a
 * one, or when its owner's account was deleted.
 */
export async function moveStatus(
	tx: Db,
	listingId: string,
	{ from, to, needsPaid, skipsPayment = false, shuts, refusedIfShut, statusReason = null }: StatusStep,
	now: Date,
): Promise<boolean> {
	const isPaid = inArray(listings.paymentStatus, paidStatuses);
	const skipped: { paymentStatus?: ListingPaymentStatus } = skipsPayment
		? { paymentStatus: "not-required" }
		: {};
	const moved = await tx
		.update(listings)
		.set({
			status: to,
			shut: shuts,
			statusReason,
			changeAskedAt: null,
			...skipped,
			statusChangedAt: now,
			updatedAt: now,
		})
		.where(
			and(
				eq(listings.id, listingId),
				eq(listings.status, from),
				isNotNull(listings.addressId),
				...(needsPaid ? [skipsPayment ? not(isPaid) : isPaid] : []),
				...(refusedIfShut ? [eq(listings.shut, false)] : []),
			),
		)
		.returning({ id: listings.id });
	return moved.length > 0;
}
