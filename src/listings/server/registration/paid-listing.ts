import { readAddress } from "../../../places/server/places.api.ts";
import type { Viewer } from "../../../platform/access.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import { listingTransition, type ListingPaymentStatus } from "../../listing.ts";
import { auditListing } from "../moderation/audit-listing.ts";
import { skippedPayment } from "../editing/listing-changes.ts";
import {
	type ListingState,
	lockState,
	movePaymentStatus,
	readFirm,
} from "../moderation/listing-status.repository.ts";
import { takeAutomaticStep } from "../moderation/automatic-step.ts";

export type { ListingState } from "../moderation/listing-status.repository.ts";

/** The person and firm that run the listing, and its address in parts. */
export type ListingPlace = {
	firmName: string | null;
	/** The contact person. */
	personName: string;
	completeAdd: string;
	buildingDetails: string;
	floorDetails: string;
	landmark: string;
	locality: string;
	cityDistrictTown: string;
	poName: string;
	district: string;
	stateName: string;
	pincode: string;
};

/** Payment statuses in which a payment is due: not paid yet, or failed. */
const unpaid = ["pending", "failed"] as const satisfies readonly ListingPaymentStatus[];

/**
 * For payments: locks the listing until the transaction ends, after its owner's account and before its subscriptions.
 * Undefined if it does not exist or its owner's account is deleted.
 */
export function lockPaidListing(tx: Db, listingId: string): Promise<ListingState | undefined> {
	return lockState(tx, listingId);
}

/** For invoices: the firm's name and the whole address; undefined as for `lockPaidListing`. */
export async function readListingPlace(db: Db, listingId: string): Promise<ListingPlace | undefined> {
	const firm = await readFirm(db, listingId);
	const address = firm && (await readAddress(db, firm.addressId));
	if (firm === undefined || address === undefined) return undefined;
	const { name: personName, completeAdd, buildingDetails, floorDetails, landmark } = address;
	const { locality, cityDistrictTown, poName, district, stateName, pincode } = address;
	const house = { personName, completeAdd, buildingDetails, floorDetails, landmark };
	return {
		firmName: firm.firmName,
		...house,
		locality,
		cityDistrictTown,
		poName,
		district,
		stateName,
		pincode,
	};
}

/**
 * Records a successful payment for the locked listing. If nothing was due (`isMoney` is false), as for a free trial, no
 * payment is left, but the listing does not count as paid until money arrives.
 */
export async function markPaid(tx: Db, listingId: string, isMoney: boolean, now: Date): Promise<void> {
	if (isMoney) await movePaymentStatus(tx, listingId, [...unpaid, "not-required"], "success", now);
	else await movePaymentStatus(tx, listingId, unpaid, "not-required", now);
}

/** Records that a payment for the locked listing has begun; an earlier failed one no longer counts. */
export async function markPaymentBegun(tx: Db, listingId: string, now: Date): Promise<void> {
	await movePaymentStatus(tx, listingId, ["failed"], "pending", now);
}

/** Records that the last pending payment for the locked listing failed. */
export async function markPaymentFailed(tx: Db, listingId: string, now: Date): Promise<void> {
	await movePaymentStatus(tx, listingId, ["pending"], "failed", now);
}

/** Records that the payment was refunded before a manager confirmed the locked listing: it is due again. */
export async function markUnpaid(tx: Db, listingId: string, now: Date): Promise<void> {
	await movePaymentStatus(tx, listingId, ["success"], "pending", now);
}

/** Records that staff waived a payment for the locked listing; the audit log names the person, reason and payment. */
export async function waivePayment(
	tx: Db,
	viewer: Pick<Viewer, "userId">,
	listing: Pick<ListingState, "paymentStatus"> & { id: string },
	payment: { id: string; reason: string | null; now: Date },
): Promise<void> {
	const isMoved = await movePaymentStatus(tx, listing.id, unpaid, "not-required", payment.now);
	const { action, before, after } = skippedPayment(listing.paymentStatus);
	await auditListing(tx, {
		at: payment.now,
		actorId: viewer.userId,
		subjectId: listing.id,
		reason: payment.reason,
		action,
		...(isMoved && { before }),
		after: { ...(isMoved && after), payment: payment.id },
	});
}

/**
 * Makes the locked, expired listing active again after a payment. Returns false if it is not expired, or if it is
 * suspended: then the purchase waits until a manager reopens the listing, see `listingActivated`.
 */
export function renewPaid(tx: Db, listingId: string, now: Date): Promise<boolean> {
	const step = listingTransition("expired", "renew", "payment");
	if (step === undefined) throw new Error("payments renew no listings");
	return takeAutomaticStep(tx, listingId, step, { action: "listing.renew", now });
}
