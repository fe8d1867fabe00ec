import type { Location } from "../../../places/location.ts";
import { findHomePlace } from "../../../places/server/places.api.ts";
import type { Viewer } from "../../../platform/access.ts";
import { AppError, notFound } from "../../../platform/app-error.ts";
import { type Db, inTransaction } from "../../../platform/server/database/database.ts";
import { m } from "../../../paraglide/messages.js";
import { listingTransition } from "../../listing.ts";
import type { ListingDetails } from "../../listing-answers.ts";
import { mayReapply, maySee } from "../../listings.policy.ts";
import { auditListing } from "../moderation/audit-listing.ts";
import { lockListing } from "../editing/editing.repository.ts";
import { movePlace } from "../editing/follow-address.ts";
import { readPlaceIds } from "../editing/listing-places.repository.ts";
import { accessFacts } from "../listing-parts.ts";
import type { ListingsContext } from "../listings.context.ts";
import { moveStatus } from "../moderation/listing-status.repository.ts";
import { findListing } from "../listings.repository.ts";
import { readListing } from "../read-listing.ts";

/**
 * Applies again with a corrected registration that was rejected, for its owner; it waits for a manager as before.
 * Throws not_found; forbidden for staff, who have their own route; conflict if it is not rejected.
 */
export async function reapply(
	ctx: Pick<ListingsContext, "db" | "clock" | "catalogue" | "cdnBase">,
	viewer: Viewer,
	listingId: string,
): Promise<ListingDetails> {
	const { db, clock, catalogue } = ctx;
	const [row, snapshot] = await Promise.all([findListing(db, listingId), catalogue.snapshot()]);
	const service = row && snapshot.serviceById.get(row.serviceId);
	if (row === undefined || service === undefined || !maySee(accessFacts(row, service), viewer))
		throw notFound();
	if (row.ownerId !== viewer.userId) throw new AppError("forbidden", m["platform.error.forbidden"]());
	const step = listingTransition(row.status, "reapply", "owner");
	if (step === undefined || !mayReapply(row, viewer)) throw notRejected();
	await inTransaction(db, async (tx) => {
		const now = clock();
		if (!(await moveStatus(tx, listingId, step, now))) throw notRejected();
		const places = service.fixedPlace
			? await dropOtherPlaces(tx, { listingId, served: snapshot.locationsOf(service), now })
			: null;
		await auditListing(tx, {
			at: now,
			actorId: viewer.userId,
			action: "listing.reapply",
			subjectId: listingId,
			before: { status: step.from, ...(places && { places: places.before }) },
			after: { status: step.to, ...(places && { places: places.after }) },
		});
	});
	return readListing(ctx, viewer, listingId);
}

/**
 * Replaces outdated places of a fixed-place listing with the place of its address; returns the change, or null. If no
 * place is near its address, the one that a manager chose stays.
 */
async function dropOtherPlaces(
	tx: Db,
	{ listingId, served, now }: { listingId: string; served: readonly Location[]; now: Date },
): Promise<{ before: string[]; after: string[] } | null> {
	const listing = await lockListing(tx, listingId);
	if (listing === undefined) return null;
	const { place } = await findHomePlace(tx, listing.addressId, served);
	if (place === null && (await readPlaceIds(tx, listingId)).length === 1) return null;
	const before = await movePlace(tx, listing, place?.id ?? null, now);
	return before && { before, after: place === null ? [] : [place.id] };
}

const notRejected = () => new AppError("conflict", m["listings.move.reapply_meanwhile"]());
