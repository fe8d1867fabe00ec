import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../../../platform/server/database/database.ts";
import { namedQuery, placeholdersOf } from "../../../platform/server/database/named.ts";
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
const exists = and(eq(listings.id, sql.placeholder("listingId")), isNotNull(listings.addressId));
const stateOf = (db: Db) => db.select(stateColumns).from(listings).where(exists);
const stateRead = namedQuery("listing_state", stateOf);
const stateLocked = namedQuery("listing_state_locked", (db) => stateOf(db).for("no key update"));

/** The state of a listing; undefined if it does not exist or its owner's account is deleted. */
export async function readState(db: Db, listingId: string): Promise<ListingState | undefined> {
	const [row] = await stateRead(db, { listingId });
	return row;
}

/** Like `readState`, but locks the listing until the transaction ends; rows that point at it can still be written. */
export async function lockState(tx: Db, listingId: string): Promise<ListingState | undefined> {
	const [row] = await stateLocked(tx, { listingId });
	return row;
}

const paymentStatusMoved = namedQuery("listing_payment_status_moved", (db) =>
	db
		.update(listings)
		.set(placeholdersOf({ paymentStatus: listings.paymentStatus, updatedAt: listings.updatedAt }))
		.where(and(exists, sql`${listings.paymentStatus} = any(${sql.placeholder("from")}::text[])`))
		.returning({ id: listings.id }),
);

/** Gives the listing this payment status if its present one is in `from`; otherwise returns false. */
export async function movePaymentStatus(
	tx: Db,
	listingId: string,
	from: readonly ListingPaymentStatus[],
	to: ListingPaymentStatus,
	now: Date,
): Promise<boolean> {
	const moved = await paymentStatusMoved(tx, { listingId, from, paymentStatus: to, updatedAt: now });
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

const isPaid = inArray(listings.paymentStatus, paidStatuses);

const statusMoved = namedQuery("listing_status_moved", (db) => {
	const { now, ...columns } = placeholdersOf({
		status: listings.status,
		isSuspended: listings.isSuspended,
		statusReason: listings.statusReason,
		now: listings.updatedAt,
	});
	const skipsPayment = sql`${sql.placeholder("skipsPayment")}::boolean`;
	return db
		.update(listings)
		.set({
			...columns,
			paymentStatus: sql`case when ${skipsPayment} then 'not-required' else ${listings.paymentStatus} end`,
			changeAskedAt: null,
			statusChangedAt: now,
			updatedAt: now,
		})
		.where(
			and(
				exists,
				eq(listings.status, sql.placeholder("from")),
				sql`(not ${sql.placeholder("needsPaid")}::boolean or (${isPaid}) <> ${skipsPayment})`,
				sql`(not ${sql.placeholder("refusedIfSuspended")}::boolean or not ${listings.isSuspended})`,
			),
		)
		.returning({ id: listings.id });
});

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
	const moved = await statusMoved(tx, {
		listingId,
		from,
		status: to,
		isSuspended: suspends,
		statusReason,
		needsPaid,
		skipsPayment,
		refusedIfSuspended,
		now,
	});
	return moved.length > 0;
}
