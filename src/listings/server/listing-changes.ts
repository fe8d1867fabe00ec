import type { Viewer } from "../../platform/access.ts";
import type { AuditEntry } from "../../platform/server/audit.ts";
import type { Db } from "../../platform/server/database.ts";
import type { ListingPaymentStatus } from "../listing.ts";
import { auditListing } from "./audit-listing.ts";
import type { ListingChanges, LockedListing } from "./editing.repository.ts";

type Texts = Pick<ListingChanges, "firmName" | "description" | "addressId">;

/** What of a listing becomes another one by what was sent; an empty firm name is none. */
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

/** What the audit log is told of the changed fields: texts by their length alone, for they may hold names and numbers. */
export function toldOf(listing: Texts, changed: Texts): Record<string, unknown> {
	const size = (text: string | null | undefined) => `${text?.length ?? 0} characters`;
	return {
		...("firmName" in changed && { firmName: size(listing.firmName) }),
		...("description" in changed && { description: size(listing.description) }),
		...("addressId" in changed && { addressId: listing.addressId }),
	};
}

/** Remembers what a manager did to somebody else's listing, in the transaction of the act; owners are free to do it. */
export async function recordForOwner(
	tx: Db,
	viewer: Pick<Viewer, "userId">,
	{ id, ownerId }: Pick<LockedListing, "id" | "ownerId">,
	act: Pick<AuditEntry, "at" | "action" | "before" | "after">,
): Promise<void> {
	if (viewer.userId === ownerId) return;
	await auditListing(tx, { ...act, actorId: viewer.userId, subjectId: id });
}

/** What the audit log says where staff let go what was left to pay for a listing. */
export function skippedPayment(before: ListingPaymentStatus) {
	return {
		action: "listing.skip-payment",
		before: { paymentStatus: before },
		after: { paymentStatus: "not-required" satisfies ListingPaymentStatus },
	};
}
