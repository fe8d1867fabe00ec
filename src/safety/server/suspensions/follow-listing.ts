import type { ListingReopened, ListingSuspended } from "../../../listings/server/listings.api.ts";
import { readListingFacts } from "../../../listings/server/listings.api.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import { newId } from "../../../platform/server/database/ids.ts";
import { findRunningOfListing, insertSuspension, moveSuspension } from "./suspensions.repository.ts";

/**
 * Records the suspension of a listing that staff set to "expired", so that its owner reads why and can appeal as after
 * any other.
 */
export async function recordSuspension(
	tx: Db,
	{ listingId, actorId, reason, at, isRecorded }: ListingSuspended,
): Promise<void> {
	const listing = isRecorded ? undefined : await readListingFacts(tx, listingId);
	if (listing === undefined) return;
	await insertSuspension(tx, {
		id: newId(),
		userId: listing.userId,
		listingId,
		rule: "other",
		evidence: reason ?? "",
		suspendedBy: actorId,
		suspendedAt: at,
	});
}

/** Ends the suspension of a listing that staff set to "active" again. */
export async function endWithListing(tx: Db, { listingId, at, isRecorded }: ListingReopened): Promise<void> {
	const running = isRecorded ? undefined : await findRunningOfListing(tx, listingId);
	if (running !== undefined) await moveSuspension(tx, running.id, { from: "running", to: "ended", at });
}
