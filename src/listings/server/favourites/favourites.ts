import { isBlockedBetween, lockSignedIn } from "../../../accounts/server/accounts.api.ts";
import { isShown } from "../../../catalogue/catalogue.ts";
import type { CatalogueSnapshot } from "../../../catalogue/server/catalogue.api.ts";
import { m } from "../../../paraglide/messages.js";
import type { Viewer } from "../../../platform/access.ts";
import { AppError, notFound } from "../../../platform/app-error.ts";
import { indianDay } from "../../../platform/dates.ts";
import { inTransaction } from "../../../platform/server/database/database.ts";
import type { Favourite } from "../../favourites.contract.ts";
import { favouritesAtMost } from "../../listing.ts";
import { maySee } from "../../listings.policy.ts";
import { readListingFacts } from "../listing-facts.repository.ts";
import type { ListingsContext } from "../listings.context.ts";
import { presentCard } from "../search/listing-card.presenter.ts";
import {
	countFavourites,
	deleteFavourite,
	hasFavourite,
	insertFavourite,
	readFavouriteCards,
} from "./favourites.repository.ts";

type FavouritesContext = Pick<ListingsContext, "db" | "clock" | "catalogue" | "cdnBase">;

const shownServiceIds = ({ serviceById }: CatalogueSnapshot) =>
	[...serviceById.values()].filter(isShown).map((service) => service.id);

/** What the viewer saved, the last saved first. Listings that are not public are left out until they are again. */
export async function listFavourites(
	{ db, clock, catalogue, cdnBase }: FavouritesContext,
	viewer: Viewer,
): Promise<Favourite[]> {
	const snapshot = await catalogue.snapshot();
	const day = indianDay(clock());
	const rows = await readFavouriteCards(db, viewer.userId, {
		serviceIds: shownServiceIds(snapshot),
		limit: favouritesAtMost,
	});
	return rows.flatMap((row) => {
		const service = snapshot.serviceById.get(row.serviceId);
		if (service === undefined) return [];
		const card = presentCard(row, null, { catalogue: snapshot, service, cdnBase, day });
		return { ...card, cardType: service.cardType, serviceSlug: service.slug };
	});
}

/** Whether the viewer saved the listing, whatever its status. */
export function isFavourite(
	{ db }: Pick<FavouritesContext, "db">,
	viewer: Viewer,
	listingId: string,
): Promise<boolean> {
	return hasFavourite(db, { userId: viewer.userId, listingId });
}

/**
 * Saves a public listing for the viewer, once. Throws not_found if it is not public; conflict for the viewer's own and
 * beyond `favouritesAtMost`, of which only public ones count; not_signed_in if the account is deleted.
 */
export async function addFavourite(
	{ db, clock, catalogue }: Pick<FavouritesContext, "db" | "clock" | "catalogue">,
	viewer: Viewer,
	listingId: string,
): Promise<void> {
	const snapshot = await catalogue.snapshot();
	await inTransaction(db, async (tx) => {
		// One addition of a person after the other, so that the limit holds.
		await lockSignedIn(tx, viewer);
		const listing = await readListingFacts(tx, listingId);
		const service = listing && snapshot.serviceById.get(listing.serviceId);
		if (listing === undefined || service === undefined) throw notFound();
		const { userId: ownerId, status } = listing;
		if (!maySee({ ownerId, status, serviceShown: isShown(service) }, null)) throw notFound();
		if (ownerId === viewer.userId) throw new AppError("conflict", m["listings.favourites.own"]());
		if (await isBlockedBetween(tx, viewer.userId, ownerId)) throw notFound();
		const pair = { userId: viewer.userId, listingId };
		if (await hasFavourite(tx, pair)) return;
		if ((await countFavourites(tx, viewer.userId, shownServiceIds(snapshot))) >= favouritesAtMost)
			throw new AppError("conflict", m["listings.favourites.too_many"]({ count: favouritesAtMost }));
		await insertFavourite(tx, { ...pair, createdAt: clock() });
	});
}

/** Takes a listing out of the viewer's favourites, whatever its status; does nothing if it is none. */
export async function removeFavourite(
	{ db }: Pick<FavouritesContext, "db">,
	viewer: Viewer,
	listingId: string,
): Promise<void> {
	await deleteFavourite(db, { userId: viewer.userId, listingId });
}
