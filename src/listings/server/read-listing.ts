import { isBlockedBetween } from "../../accounts/server/accounts.api.ts";
import type { CatalogueSnapshot } from "../../catalogue/server/catalogue.api.ts";
import type { LargerPlace } from "../../places/home-place.ts";
import { isStaff, type Viewer } from "../../platform/access.ts";
import { notFound } from "../../platform/app-error.ts";
import { ownListingsShown } from "../listing.ts";
import type { EarlierRejection, ListingDetails } from "../listing-answers.ts";
import { maySee } from "../listings.policy.ts";
import { accessFacts } from "./listing-parts.ts";
import type { ListingsContext } from "./listings.context.ts";
import { presentDetails } from "./listings.presenter.ts";
import { findListing, type ListingRow, readListingsOf } from "./listings.repository.ts";
import { findEarlierRejection } from "./moderation/earlier-rejection.ts";
import { suggestPlaces } from "./registration/suggest-places.ts";

/** What reading a listing depends on. */
export type ReadContext = Pick<ListingsContext, "db" | "catalogue" | "cdnBase">;

/** The listing as this viewer may see it; null if it does not exist for them, or after a block between the two. */
export async function findListingFor(
	ctx: ReadContext,
	viewer: Viewer | null,
	listingId: string,
): Promise<ListingDetails | null> {
	const { db, catalogue } = ctx;
	const [row, snapshot] = await Promise.all([findListing(db, listingId), catalogue.snapshot()]);
	if (row === undefined) return null;
	if (viewer !== null && (await isBlockedBetween(db, viewer.userId, row.ownerId))) return null;
	const [earlierRejection, suggestions] = await Promise.all([
		findEarlierRejection(db, row, viewer),
		isStaff(viewer) ? suggestPlaces(db, snapshot, [row]) : null,
	]);
	const suggestedPlace = suggestions?.get(row.id) ?? null;
	return presentFor(ctx, viewer, row, { snapshot, suggestedPlace, earlierRejection });
}

/** Like `findListingFor`, but throws not_found. */
export async function readListing(
	ctx: ReadContext,
	viewer: Viewer | null,
	listingId: string,
): Promise<ListingDetails> {
	const listing = await findListingFor(ctx, viewer, listingId);
	if (listing === null) throw notFound();
	return listing;
}

/** The viewer's own listings, newest first. */
export async function readOwnListings(ctx: ReadContext, viewer: Viewer): Promise<ListingDetails[]> {
	const [rows, snapshot] = await Promise.all([
		readListingsOf(ctx.db, viewer.userId, ownListingsShown),
		ctx.catalogue.snapshot(),
	]);
	return rows.flatMap((row) => presentFor(ctx, viewer, row, { snapshot }) ?? []);
}

function presentFor(
	{ cdnBase }: ReadContext,
	viewer: Viewer | null,
	row: ListingRow,
	{
		snapshot,
		...forStaff
	}: {
		snapshot: CatalogueSnapshot;
		suggestedPlace?: LargerPlace | null;
		earlierRejection?: EarlierRejection | null | undefined;
	},
): ListingDetails | null {
	const service = snapshot.serviceById.get(row.serviceId);
	if (service === undefined || !maySee(accessFacts(row, service), viewer)) return null;
	return presentDetails(row, viewer, { catalogue: snapshot, service, cdnBase, ...forStaff });
}
