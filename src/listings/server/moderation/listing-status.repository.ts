import { and, eq, inArray, isNotNull, not } from "drizzle-orm";
import type { Db } from "../../../platform/server/database/database.ts";
import {
	type ListingStatus,
	paidStatuses,
	type ListingPaymentStatus,
	type ListingTransition,
} from "../../listing.ts";
import { type ListingRecord, listings } from "../listings.tables.ts";

/** The facts that decide which steps are possible. */
export type ListingState = Pick<ListingRecord, "serviceId" | "status" | "paymentStatus" | "isSuspended"> & {
	ownerId: string;
};

const stateColumns = {
	ownerId: listings.userId,
	serviceId: listings.serviceId,
	status: listings.status,
	paymentStatus: listings.paymentStatus,
	isSuspended: listings.isSuspended,
};
const exists = (listingId: string) => and(eq(listings.id, listingId), isNotNull(listings.addressId));

/** The state of a listing; undefined if it does not exist or its owner's account is deleted. */
export async function readState(db: Db, listingId: string): Promise<ListingState | undefined> {
	const [row] = await db.select(stateColumns).from(listings).where(exists(listingId));
	return row;
}

/** Like `readState`, but locks the listing until the transaction ends; rows that point at it can still be written. */
export async function lockState(tx: Db, listingId: string): Promise<ListingState | undefined> {
	const [row] = await tx.select(stateColumns).from(listings).where(exists(listingId)).for("no key update");
	return row;
}

/** Gives the listing this payment status if its present one is in `from`; otherwise returns false. */
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
		.where(and(exists(listingId), inArray(listings.paymentStatus, [...from])))
		.returning({ id: listings.id });
	return moved.length > 0;
}

/** The firm's name and the address of a listing; undefined if its owner's account is deleted. */
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
 * Locks the listing until the transaction ends and returns since when it has this status; undefined if it has another
 * one. "No key" lets other transactions write rows that point at the listing, such as claims, in the meantime.
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

/** A change of status with its conditions; `skipsPayment` waives the payment that the step needs. */
export type StatusStep = Pick<
	ListingTransition,
	"from" | "to" | "needsPaid" | "suspends" | "refusedIfSuspended"
> & {
	skipsPayment?: boolean;
	/** The reason that the owner reads while the listing has the new status. */
	statusReason?: string | null;
};

/**
 * Moves the listing from one status to another. Returns false if its status has changed, if a payment is due that the
 * step needs (or none is due that it would waive), if the listing is suspended and the step does not apply to suspended
 * ones, or if its owner's account is deleted.
 */
export async function moveStatus(
	tx: Db,
	listingId: string,
	{
		from,
		to,
		needsPaid,
		skipsPayment = false,
		suspends,
		refusedIfSuspended,
		statusReason = null,
	}: StatusStep,
	now: Date,
): Promise<boolean> {
	const isPaid = inArray(listings.paymentStatus, paidStatuses);
	const moved = await tx
		.update(listings)
		.set({
			status: to,
			isSuspended: suspends,
			statusReason,
			changeAskedAt: null,
			...(skipsPayment && { paymentStatus: "not-required" as const }),
			statusChangedAt: now,
			updatedAt: now,
		})
		.where(
			and(
				eq(listings.id, listingId),
				eq(listings.status, from),
				isNotNull(listings.addressId),
				...(needsPaid ? [skipsPayment ? not(isPaid) : isPaid] : []),
				...(refusedIfSuspended ? [eq(listings.isSuspended, false)] : []),
			),
		)
		.returning({ id: listings.id });
	return moved.length > 0;
}
