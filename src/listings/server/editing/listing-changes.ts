import type { Viewer } from "../../../platform/access.ts";
import type { AuditEntry } from "../../../platform/server/database/audit.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import type { ListingPaymentStatus } from "../../listing.ts";
import { auditListing } from "../moderation/audit-listing.ts";
import type { ListingChanges, LockedListing } from "./editing.repository.ts";

type Texts = Pick<ListingChanges, "firmName" | "description" | "addressId">;

/** Returns the fields that the request changes; an empty firm name becomes null. */
export function changesOf(
	before: Pick<LockedListing, "firmName" | "description" | "addressId">,
	{ firmName, description, addressId }: { [Field in keyof Texts]?: string | undefined },
): Texts {
	const firm = firmName === "" ? null : firmName;
	return {
		...(firm !== undefined && firm !== before.firmName && { firmName: firm }),
		...(description !== undefined && description !== before.description && { description }),
		...(addressId !== undefined && addressId !== before.addressId && { addressId }),
	};
}

/** The audit log's view of the changed fields: only the length of texts, because they may contain names and numbers. */
export function auditedFields(listing: Texts, changed: Texts): Record<string, unknown> {
	const size = (text: string | null | undefined) => `${text?.length ?? 0} characters`;
	return {
		...("firmName" in changed && { firmName: size(listing.firmName) }),
		...("description" in changed && { description: size(listing.description) }),
		...("addressId" in changed && { addressId: listing.addressId }),
	};
}

/**
 * Records a manager's change to someone else's listing, in the same transaction. Owners' own changes are not recorded.
 */
export async function recordForOwner(
	tx: Db,
	viewer: Pick<Viewer, "userId">,
	{ id, ownerId }: Pick<LockedListing, "id" | "ownerId">,
	act: Pick<AuditEntry, "at" | "action" | "before" | "after">,
): Promise<void> {
	if (viewer.userId === ownerId) return;
	await auditListing(tx, { ...act, actorId: viewer.userId, subjectId: id });
}

/** The audit log's entry when staff waive the payment that is due for a listing. */
export function skippedPayment(before: ListingPaymentStatus) {
	return {
		action: "listing.skip-payment" as const,
		before: { paymentStatus: before },
		after: { paymentStatus: "not-required" satisfies ListingPaymentStatus },
	};
}
