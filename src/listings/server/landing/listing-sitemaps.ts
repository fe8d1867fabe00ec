import { isOpen, isShown } from "../../../catalogue/catalogue.ts";
import { recordPages, type SitemapSource } from "../../../platform/server/http/sitemaps.ts";
import { detailsAddress, listAddress } from "../../list-address.ts";
import type { ListingsContext } from "../listings.context.ts";
import { readChoicePairs, readPairs, readPublicListings } from "./landing.repository.ts";

type Context = Pick<ListingsContext, "db" | "catalogue">;

/** The pages of all listings that a guest may see. */
const listingPages = ({ db, catalogue }: Context): SitemapSource =>
	recordPages(async (after, range) => {
		const { services } = await catalogue.snapshot();
		const shown = services.filter(isShown).map(({ id }) => id);
		return readPublicListings(db, shown, after, range);
	}, detailsAddress);

const firstPair = "00000000-0000-0000-0000-000000000000/00000000-0000-0000-0000-000000000000";

/**
 * The lists of services at places with at least one professional. A service or place that was hidden since they were
 * counted is left out, but not its key, so that reading goes on after it.
 */
const placePages =
	({ db, catalogue }: Context): SitemapSource =>
	async ({ after, offset, limit }) => {
		const { serviceById, places } = await catalogue.snapshot();
		const [serviceId = "", locationId = ""] = (after ?? firstPair).split("/");
		const rows = await readPairs(db, { serviceId, locationId }, { offset, limit });
		return rows.map((row) => {
			const service = serviceById.get(row.serviceId);
			const place = places.byId.get(row.locationId);
			const isThere = service !== undefined && isOpen(service) && place !== undefined;
			return {
				key: `${row.serviceId}/${row.locationId}`,
				path: isThere ? listAddress({ service: service.slug, place: place.slug }) : null,
				changedAt: row.changedAt,
			};
		});
	};

/** The lists of choices at places with at least one professional. */
const choicePages =
	({ db, catalogue }: Context): SitemapSource =>
	async ({ after, offset, limit }) => {
		const { choiceById, places } = await catalogue.snapshot();
		const [choiceId = "", locationId = ""] = (after ?? firstPair).split("/");
		const rows = await readChoicePairs(db, { choiceId, locationId }, { offset, limit });
		return rows.map((row) => {
			const found = choiceById.get(row.choiceId);
			const place = places.byId.get(row.locationId);
			const isThere =
				found !== undefined &&
				isOpen(found.service) &&
				found.choice.active &&
				place !== undefined &&
				place.kind !== "all";
			return {
				key: `${row.choiceId}/${row.locationId}`,
				path: isThere
					? listAddress({ service: found.service.slug, choice: found.choice.slug, place: place.slug })
					: null,
				changedAt: null,
			};
		});
	};

/** What the sitemap lists of the module. */
export const listingSitemaps = (ctx: Context) => ({
	listings: listingPages(ctx),
	places: placePages(ctx),
	choices: choicePages(ctx),
});
