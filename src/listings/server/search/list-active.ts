import { choiceBySlug, isShown, type Service } from "../../../catalogue/catalogue.ts";
import type { CatalogueSnapshot } from "../../../catalogue/server/catalogue.api.ts";
import { m } from "../../../paraglide/messages.js";
import type { Location } from "../../../places/location.ts";
import { badInput, notFound } from "../../../platform/app-error.ts";
import { indianDay } from "../../../platform/dates.ts";
import { decodeCursor, encodeCursor, paginate } from "../../../platform/server/http/cursor.ts";
import { listingsPerPage } from "../../listing.ts";
import {
	isOrderPosition,
	type OrderPosition,
	rangesAfter,
	reachRanges,
	rotationStart,
} from "../../listing-order.ts";
import type { ActiveList, ActiveListQuery } from "../../listings.contract.ts";
import type { ListingsContext } from "../listings.context.ts";
import { readActiveList } from "./active-list.repository.ts";
import { presentCard } from "./listing-card.presenter.ts";

/**
 * A page of a service's active professionals at a place, in the order that listing-order.ts explains. Throws not_found
 * for an unknown service, choice or place; bad_input for an invalid cursor.
 */
export async function listActive(
	{ db, clock, catalogue, cdnBase }: Pick<ListingsContext, "db" | "clock" | "catalogue" | "cdnBase">,
	query: ActiveListQuery,
): Promise<ActiveList> {
	const snapshot = await catalogue.snapshot();
	const { service, choiceId, place, panIndia } = resolveSlugs(snapshot, query);
	const position = decodePosition(query.cursor);
	const start = position?.start ?? rotationStart(indianDay(clock()));
	const limit = query.limit ?? listingsPerPage;
	const ranges = rangesAfter(reachRanges(place.id, panIndia.id, start), position);
	const oneMore = await readActiveList(db, { serviceId: service.id, choiceId }, ranges, limit + 1);
	const { rows, nextCursor } = paginate(oneMore, limit, (last) =>
		encodeCursor([start, last.range, last.turn, last.id]),
	);
	return {
		success: true,
		professionals: rows.map((row) => presentCard(row, place, { catalogue: snapshot, service, cdnBase })),
		nextCursor,
	};
}

type ResolvedList = { service: Service; choiceId: string | null; place: Location; panIndia: Location };

function resolveSlugs(
	catalogue: CatalogueSnapshot,
	{ service: slug, choice: choiceSlug, location }: ActiveListQuery,
): ResolvedList {
	const service = catalogue.serviceBySlug.get(slug.toLowerCase());
	if (service === undefined || !isShown(service)) throw notFound();
	const choice = choiceSlug === undefined ? null : choiceBySlug(service, choiceSlug.toLowerCase());
	const panIndia = catalogue.places.locations.find(({ kind }) => kind === "all");
	const place = location === undefined ? panIndia : catalogue.places.bySlug.get(location.toLowerCase());
	if (choice === undefined || panIndia === undefined || place === undefined) throw notFound();
	return { service, choiceId: choice?.id ?? null, place, panIndia };
}

/** The position where the last page ended; null on the first page. */
function decodePosition(cursor: string | undefined): OrderPosition | null {
	if (cursor === undefined) return null;
	const [start, range, turn, listingId] = decodeCursor(cursor, ["number", "number", "number", "uuid"]);
	const position = { start, range, turn, listingId };
	if (!isOrderPosition(position)) throw badInput([{ msg: m["platform.error.cursor"](), path: "cursor" }]);
	return position;
}
