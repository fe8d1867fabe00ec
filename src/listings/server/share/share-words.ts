import { buffer } from "node:stream/consumers";
import { isShown, sectorLabel, type Service } from "../../../catalogue/catalogue.ts";
import { m } from "../../../paraglide/messages.js";
import { displayName } from "../../../places/location.ts";
import { id } from "../../../platform/schemas.ts";
import type { ListingsContext } from "../listings.context.ts";
import { findListingFor } from "../read-listing.ts";
import { drawable, type ShareWords } from "./drawable.ts";

type Context = Pick<ListingsContext, "db" | "catalogue" | "cdnBase" | "store">;

/** The words for a service's list at a place; null if there is no such list. */
export async function wordsOfList(
	{ catalogue }: Pick<Context, "catalogue">,
	serviceSlug: string,
	placeSlug: string | null,
): Promise<ShareWords | null> {
	const { serviceBySlug, places } = await catalogue.snapshot();
	const service: Service | undefined = serviceBySlug.get(serviceSlug);
	const place = placeSlug === null ? null : places.bySlug.get(placeSlug);
	if (service === undefined || !isShown(service) || place === undefined) return null;
	const title =
		place === null
			? service.type
			: m["listings.category.title_in"]({ title: service.type, place: displayName(place) });
	return { title, line: sectorLabel(service.sector), photo: null };
}

/** The words and the photo for a listing that a guest may see; null if there is none. */
export async function wordsOfListing(ctx: Context, listingId: string): Promise<ShareWords | null> {
	if (!id.safeParse(listingId).success) return null;
	const listing = await findListingFor(ctx, null, listingId);
	if (listing === null) return null;
	const { service, goToLocations, firmName, name, images } = listing;
	const [place] = goToLocations;
	const line =
		place === undefined ? service : m["listings.category.title_in"]({ title: service, place: place.name });
	const title = firmName ?? name;
	const key = images[0]?.img.split("/").at(-1);
	const photo = key === undefined ? null : await ctx.store.read(`service-professionals/${key}-800.webp`);
	return {
		title: drawable(title) === "" ? service : title,
		line: title === service && place !== undefined ? place.name : line,
		photo: photo === null ? null : await buffer(photo.body),
	};
}
