import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import type { Location } from "../../places/location.ts";
import { findHomePlace } from "../../places/server/home-place.service.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError, notFound } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import { type Database, type Db, inTransaction } from "../../platform/server/database.ts";
import { m } from "../../paraglide/messages.js";
import { listingTransition } from "../listing.ts";
import type { ListingDetails } from "../listing-answers.ts";
import { mayReapply, maySee } from "../listings.policy.ts";
import { auditListing } from "./audit-listing.ts";
import { lockListing } from "./editing.repository.ts";
import { movePlace } from "./follow-address.ts";
import { readPlaceIds } from "./listing-places.repository.ts";
import { accessFacts } from "./listing-parts.ts";
import { moveStatus } from "./listing-status.repository.ts";
import { findListing } from "./listings.repository.ts";
import type { Listings } from "./listings.service.ts";

/** What applying again depends on. */
export type ReapplyContext = {
	database: Pick<Database, "db" | "runNamed">;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
	listings: Pick<Listings, "read">;
};

/**
 * The owner applies again with a corrected registration that was rejected; it waits for a manager as before. Throws
 * not_found, forbidden for staff, who have their own call, and conflict where it is not rejected.
 */
export async function reapply(
	{ database, clock, catalogue, listings }: ReapplyContext,
	viewer: Viewer,
	listingId: string,
): Promise<ListingDetails> {
	const [row, snapshot] = await Promise.all([findListing(database, listingId), catalogue.snapshot()]);
	const service = row && snapshot.serviceById.get(row.serviceId);
	if (row === undefined || service === undefined || !maySee(accessFacts(row, service), viewer))
		throw notFound();
	if (row.ownerId !== viewer.userId) throw new AppError("forbidden", m["platform.error.forbidden"]());
	const step = listingTransition(row.status, "reapply", "owner");
	if (step === undefined || !mayReapply(row, viewer)) throw notRejected();
	await inTransaction(database.db, async (tx) => {
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
	return listings.read(listingId, viewer);
}

/**
 * Gives a fixed place that carries other places from before the one of its address; answers what changed, or null. The
 * larger place, which a manager may have chosen, stays.
 */
async function dropOtherPlaces(
	tx: Db,
	{ listingId, served, now }: { listingId: string; served: readonly Location[]; now: Date },
): Promise<{ before: string[]; after: string[] } | null> {
	const listing = await lockListing(tx, listingId);
	const home = listing && (await findHomePlace(tx, listing.addressId, served));
	if (!listing || !home) return null;
	const [placeId, ...others] = await readPlaceIds(tx, listingId);
	if (others.length === 0 && placeId === home.larger?.id) return null;
	const before = await movePlace(tx, listing, home.place.id, now);
	return before && { before, after: [home.place.id] };
}

const notRejected = () => new AppError("conflict", m["listings.move.reapply_meanwhile"]());
