import { indianDay } from "../../../platform/dates.ts";
import type { ListingCard } from "../../listing-answers.ts";
import { similarAtMost } from "../../listing.ts";
import type { ListingsContext } from "../listings.context.ts";
import { presentCard } from "./listing-card.presenter.ts";
import { readSimilar } from "./similar.repository.ts";

/** The cards of available professionals of the same service nearby; none for a listing that is not active. */
export async function findSimilar(
	{ db, clock, catalogue, cdnBase }: Pick<ListingsContext, "db" | "clock" | "catalogue" | "cdnBase">,
	listingId: string,
): Promise<ListingCard[]> {
	const day = indianDay(clock());
	const [rows, snapshot] = await Promise.all([
		readSimilar(db, listingId, { day, limit: similarAtMost }),
		catalogue.snapshot(),
	]);
	return rows.flatMap((row) => {
		const service = snapshot.serviceById.get(row.serviceId);
		const place = snapshot.places.byId.get(row.placeId);
		if (service === undefined || place === undefined) return [];
		return [presentCard(row, place, { catalogue: snapshot, service, cdnBase, day })];
	});
}
