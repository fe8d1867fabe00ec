import type { Viewer } from "../../../platform/access.ts";
import type { AuditEntry } from "../../../platform/server/database/audit.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import type { ListingPaymentStatus } from "../../listing.ts";
import { clockOf, type WorkingHours } from "../../working-hours.ts";
import { auditListing } from "../moderation/audit-listing.ts";
import type { ListingChanges, LockedListing } from "./editing.repository.ts";

type Fields = Pick<ListingChanges, "firmName" | "description" | "addressId" | "hours" | "daysOff" | "upiId">;

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Returns the fields that the request changes; an empty firm name becomes null. */
export function changesOf(
	before: Pick<LockedListing, keyof Fields>,
	{
		firmName,
		description,
		addressId,
		hours,
		daysOff,
		upiId,
	}: { [Field in keyof Fields]?: Fields[Field] | undefined },
): Fields {
	const firm = firmName === "" ? null : firmName;
	return {
		...(firm !== undefined && firm !== before.firmName && { firmName: firm }),
		...(description !== undefined && description !== before.description && { description }),
		...(addressId !== undefined && addressId !== before.addressId && { addressId }),
		...(hours !== undefined && !isEqual(hours, before.hours) && { hours }),
		...(daysOff !== undefined && !isEqual(daysOff, before.daysOff) && { daysOff }),
		...(upiId !== undefined && upiId !== before.upiId && { upiId }),
	};
}

const hoursInWords = (hours: WorkingHours | null | undefined): string =>
	Object.entries(hours ?? {})
		.map(([weekday, { opens, closes }]) => `${weekday} ${clockOf(opens)} to ${clockOf(closes)}`)
		.join(", ");

/**
 * The audit log's view of the changed fields: only the length of texts, because they may contain names and numbers. The
 * UPI id is not in it, because only its owner changes it.
 */
export function auditedFields(listing: Fields, changed: Fields): Record<string, unknown> {
	const size = (text: string | null | undefined) => `${text?.length ?? 0} characters`;
	return {
		...("firmName" in changed && { firmName: size(listing.firmName) }),
		...("description" in changed && { description: size(listing.description) }),
		...("addressId" in changed && { addressId: listing.addressId }),
		...("hours" in changed && { hours: hoursInWords(listing.hours) }),
		...("daysOff" in changed && {
			daysOff: listing.daysOff?.map(({ from, to }) => `${from} to ${to}`).join(", "),
		}),
	};
}

/** The audit log's view of a changed rate list; nothing if it stays. */
export const auditedRates = (rates: readonly unknown[] | undefined): Record<string, unknown> =>
	rates === undefined ? {} : { rates: `${rates.length} items` };

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
