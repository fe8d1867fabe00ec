import { readAddress } from "../../places/server/address-reader.service.ts";
import type { Viewer } from "../../platform/access.ts";
import type { Db } from "../../platform/server/database.ts";
import { listingTransition, type ListingPaymentStatus } from "../listing.ts";
import { auditListing } from "./audit-listing.ts";
import { skippedPayment } from "./listing-changes.ts";
import { type ListingState, lockState, movePaymentStatus, readFirm } from "./listing-status.repository.ts";
import { stepUnasked } from "./unasked-step.ts";

export type { ListingState } from "./listing-status.repository.ts";

/** Who runs the listing and from where, in the parts of its address. */
export type ListingPlace = {
	firmName: string | null;
	/** The reachable person. */
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

/** Still to be paid, or tried in vain. */
const unpaid = ["pending", "failed"] as const satisfies readonly ListingPaymentStatus[];

/**
 * For what is paid for a listing: locks it until the transaction ends, after its owner's account and before its
 * subscriptions. Undefined where there is none, or where its owner's account is deleted.
 */
export function lockPaidListing(tx: Db, listingId: string): Promise<ListingState | undefined> {
	return lockState(tx, listingId);
}

/** For the invoice of what is paid: the firm's name and the whole address; undefined as above. */
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
 * A payment for the locked listing succeeded. Where nothing was due (`isMoney` is false), as for a free trial, nothing is
 * left to pay, and the listing is not called paid until money comes in.
 */
export async function markPaid(tx: Db, listingId: string, isMoney: boolean, now: Date): Promise<void> {
	if (isMoney) await movePaymentStatus(tx, listingId, [...unpaid, "not-required"], "success", now);
	else await movePaymentStatus(tx, listingId, unpaid, "not-required", now);
}

/** A payment for the locked listing is under way: one that failed before it is not what counts now. */
export async function markPaymentBegun(tx: Db, listingId: string, now: Date): Promise<void> {
	await movePaymentStatus(tx, listingId, ["failed"], "pending", now);
}

/** The last payment for the locked listing that was under way failed. */
export async function markPaymentFailed(tx: Db, listingId: string, now: Date): Promise<void> {
	await movePaymentStatus(tx, listingId, ["pending"], "failed", now);
}

/** The payment for the locked listing was given back before a manager confirmed it: it is to be paid for again. */
export async function markUnpaid(tx: Db, listingId: string, now: Date): Promise<void> {
	await movePaymentStatus(tx, listingId, ["success"], "pending", now);
}

/** Staff let a payment for the locked listing go; the audit log says who, why and which payment. */
export async function letPaymentGo(
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
 * A payment brings the locked listing, expired, back to the public lists; false where it is not expired, and where
 * staff shut it: what was bought waits until a manager brings it back, see `listingActivated`.
 */
export function renewPaid(tx: Db, listingId: string, now: Date): Promise<boolean> {
	const step = listingTransition("expired", "renew", "payment");
	if (step === undefined) throw new Error("payments renew no listings");
	return stepUnasked(tx, listingId, step, { action: "listing.renew", now });
}
