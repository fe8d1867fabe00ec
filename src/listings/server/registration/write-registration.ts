import { randomInt } from "node:crypto";
import { ensureUserByMobile, refuseSuspended } from "../../../accounts/server/accounts.api.ts";
import { type KeptPicture, lockPicturesUntilCommit } from "../../../media/server/media.api.ts";
import { holdAddressOf } from "../../../places/server/places.api.ts";
import type { Viewer } from "../../../platform/access.ts";
import { badInput } from "../../../platform/app-error.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import { turnCount } from "../../listing-order.ts";
import type { ListingPaymentStatus } from "../../listing.ts";
import { auditListing } from "../moderation/audit-listing.ts";
import { addressUnknown, type Draft, findObstacle, refusalOf } from "./check-registration.ts";
import { skippedPayment } from "../editing/listing-changes.ts";
import { writeFacts } from "../search/write-facts.ts";
import { insertRegistration, lockRegistrations } from "./registration.repository.ts";

type PreparedRows = {
	draft: Draft;
	listingId: string;
	/** Pictures that are already stored. */
	pictures: readonly KeptPicture[];
	viewer: Viewer;
	now: Date;
};

/**
 * Writes a checked registration. Since the check, the account may have been deleted, the address removed, or the same
 * form sent again, so all of that is checked again under locks. Throws bad_input; RegisteredAlready; conflict if the
 * person has reached the limit.
 */
export async function writeRegistration(
	tx: Db,
	{ draft, listingId, pictures, viewer, now }: PreparedRows,
): Promise<{ ownerId: string }> {
	const owner = await ensureUserByMobile(tx, draft.registrant.mobile, now);
	refuseSuspended(owner);
	const { id: userId } = owner;
	await lockRegistrations(tx, userId);
	if (!(await holdAddressOf(tx, draft.addressId, userId))) throw badInput([addressUnknown()]);
	// Report the obstacle found at the check even if it is gone: the pictures were not stored because of it.
	const obstacle = draft.obstacle ?? (await findObstacle(tx, userId, draft));
	if (obstacle !== null) throw refusalOf(obstacle);
	await lockPicturesUntilCommit(
		tx,
		pictures.map(({ name }) => name),
	);
	const { service, choice, addressId, firmName, description } = draft;
	const registered = { userId, serviceId: service.id, choiceId: choice?.id ?? null };
	await insertRegistration(
		tx,
		{
			...registered,
			id: listingId,
			onboardedBy: userId === viewer.userId ? null : viewer.userId,
			addressId,
			firmName,
			description,
			paymentStatus: paymentStatusOf(draft),
			turn: randomInt(turnCount),
			appliedAt: now,
		},
		draft.places.map(({ id }) => id),
		pictures,
	);
	await writeFacts(tx, service, [listingId]);
	await recordRegistration(tx, { draft, listingId, viewer, now }, registered);
	return { ownerId: userId };
}

/** Records in the audit log what staff did for someone else. */
async function recordRegistration(
	tx: Db,
	{ draft, listingId, viewer, now }: Omit<PreparedRows, "pictures">,
	registered: { userId: string; serviceId: string; choiceId: string | null },
): Promise<void> {
	const entry = { at: now, actorId: viewer.userId, subjectId: listingId };
	if (registered.userId !== viewer.userId)
		await auditListing(tx, {
			...entry,
			action: "listing.register",
			after: { ...registered, status: "applied" },
		});
	if (draft.skipsPayment && draft.service.paymentRequired)
		await auditListing(tx, { ...entry, reason: draft.skipReason, ...skippedPayment("pending") });
}

function paymentStatusOf({ service, skipsPayment }: Draft): ListingPaymentStatus {
	return service.paymentRequired && !skipsPayment ? "pending" : "not-required";
}
