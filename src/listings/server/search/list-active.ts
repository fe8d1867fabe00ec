import { choiceBySlug, isShown, type Service } from "../../../catalogue/catalogue.ts";
import type { CatalogueSnapshot } from "../../../catalogue/server/catalogue.api.ts";
import { m } from "../../../paraglide/messages.js";
import type { Point } from "../../../places/distance.ts";
import { nearestOf } from "../../../places/home-place.ts";
import type { Location } from "../../../places/location.ts";
import { readPincodePoints } from "../../../places/server/places.api.ts";
import { badInput, notFound } from "../../../platform/app-error.ts";
import { indianDay } from "../../../platform/dates.ts";
import { decodeCursor, encodeCursor, paginate } from "../../../platform/server/http/cursor.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import { factQuestions, noPrice } from "../../list-facts.ts";
import {
	type FilterOptions,
	filterParameters,
	filterQuery,
	type ListFilter,
	readFilter,
} from "../../list-filter.ts";
import { listingsPerPage } from "../../listing.ts";
import { cardQuestions } from "../../listing-summary.ts";
import {
	isOrderPosition,
	type OrderPosition,
	rangesAfter,
	reachRanges,
	rotationStart,
} from "../../listing-order.ts";
import type { ActiveList, ActiveListQuery } from "../../listings.contract.ts";
import { presentFormOf } from "../listing-parts.ts";
import type { ListingsContext } from "../listings.context.ts";
import { type CardRow, readActiveList } from "./active-list.repository.ts";
import { presentCard } from "./listing-card.presenter.ts";
import {
	firstPosition,
	readSortedList,
	type SortedPosition,
	type SortedRow,
} from "./sorted-list.repository.ts";

type ListContext = Pick<ListingsContext, "db" | "clock" | "catalogue" | "cdnBase">;

/** What lists of a service or of one of its choices can be filtered and sorted by. Throws not_found. */
export async function listOptions(
	{ catalogue }: Pick<ListingsContext, "catalogue">,
	query: Pick<ActiveListQuery, "service" | "choice">,
): Promise<FilterOptions> {
	return optionsOf(resolveSlugs(await catalogue.snapshot(), query));
}

function optionsOf({ service, choiceId }: Pick<ResolvedList, "service" | "choiceId">): FilterOptions {
	const fields = presentFormOf({ choiceId }, service);
	const hasPrice = cardQuestions(fields).some(({ entry }) => entry.card === "price");
	return { questions: factQuestions(fields), hasPrice };
}

/**
 * A page of a service's active professionals at a place, in the order that listing-order.ts explains, by price or by
 * distance. Throws not_found for an
 * unknown service, choice or place; bad_input for an invalid cursor, filter or pincode.
 */
export async function listActive(ctx: ListContext, query: ActiveListQuery): Promise<ActiveList> {
	const snapshot = await ctx.catalogue.snapshot();
	const list = resolveSlugs(snapshot, query);
	const filter = filterOf(query, optionsOf(list));
	const near = await pointOf(ctx.db, filter);
	const limit = query.limit ?? listingsPerPage;
	const asked = { ...list, filter, near, limit, cursor: query.cursor };
	const { rows, nextCursor } = await (filter.order === "rotation"
		? readInRotation(ctx, asked)
		: readSorted(ctx, asked));
	const surroundings = { catalogue: snapshot, service: list.service, cdnBase: ctx.cdnBase };
	return {
		success: true,
		professionals: rows.map((row) => ({
			...presentCard(row, list.place, surroundings),
			...(near !== null && "key" in row && { kilometres: kilometresIn(row.key) }),
		})),
		nextCursor,
	};
}

/** The filter of the query; throws bad_input if the list cannot be filtered so. */
function filterOf(query: ActiveListQuery, options: FilterOptions): ListFilter {
	const filter = readFilter(query, options);
	const understood = filterQuery(filter);
	const [first, ...others] = filterParameters
		.filter((name) => (query[name] ?? "") !== (understood[name] ?? ""))
		.map((path) => ({ msg: m["listings.filter.unknown"](), path }));
	if (first !== undefined) throw badInput([first, ...others]);
	return filter;
}

/** The point from which distances are measured; null for a list that is not by distance. Throws bad_input. */
async function pointOf(db: Db, { order, near }: ListFilter): Promise<Point | null> {
	if (order !== "near" || near === null) return null;
	const point = await locate(db, near);
	if (point === undefined) throw badInput([{ msg: m["listings.filter.pincode"](), path: "near" }]);
	return point;
}

const locate = async (db: Db, near: Point | string): Promise<Point | undefined> =>
	typeof near === "string" ? (await readPincodePoints(db, [near])).get(near) : near;

/** The slug of the service's place nearest to a position; null if the position or the service is unknown. */
export async function findPlaceNear(
	{ db, catalogue }: Pick<ListingsContext, "db" | "catalogue">,
	slug: string,
	near: Point | string,
): Promise<string | null> {
	const snapshot = await catalogue.snapshot();
	const service = snapshot.serviceBySlug.get(slug);
	const point = await locate(db, near);
	if (service === undefined || point === undefined) return null;
	return nearestOf(point, snapshot.locationsOf(service))?.slug ?? null;
}

type AskedList = ResolvedList & {
	filter: ListFilter;
	near: Point | null;
	limit: number;
	cursor: string | undefined;
};
const kilometresIn = (metres: number) => (metres === noPrice ? null : Number((metres / 1000).toFixed(1)));

type ListPage<Row> = { rows: Row[]; nextCursor: string | null };

async function readInRotation(
	{ db, clock }: ListContext,
	{ service, choiceId, place, panIndia, filter, limit, cursor }: AskedList,
): Promise<ListPage<CardRow>> {
	const position = decodePosition(cursor);
	const start = position?.start ?? rotationStart(indianDay(clock()));
	const ranges = rangesAfter(reachRanges(place.id, panIndia.id, start), position).filter(
		({ available }) => available || !filter.onlyAvailable,
	);
	const list = { serviceId: service.id, choiceId };
	const oneMore = await readActiveList(db, list, ranges, { filter, limit: limit + 1 });
	return paginate(oneMore, limit, (last) => encodeCursor([start, last.range, last.turn, last.id]));
}

async function readSorted(
	{ db }: ListContext,
	{ service, choiceId, place, panIndia, filter, near, limit, cursor }: AskedList,
): Promise<ListPage<SortedRow>> {
	const position = decodeSortedPosition(cursor);
	const rows: SortedRow[] = [];
	for (const available of filter.onlyAvailable ? [true] : [true, false]) {
		if (rows.length > limit || available > position.available) continue;
		const after = available === position.available ? position : { ...firstPosition, available };
		// The second part is read only if the first has not filled the page.
		// oxlint-disable-next-line no-await-in-loop
		const part = await readSortedList(db, {
			list: { serviceId: service.id, choiceId },
			placeId: place.id,
			panIndiaId: place.id === panIndia.id ? null : panIndia.id,
			filter,
			near,
			after,
			limit: limit + 1 - rows.length,
		});
		rows.push(...part);
	}
	return paginate(rows, limit, (last) =>
		encodeCursor([Number(last.availability === "available"), last.key, last.id]),
	);
}

type ResolvedList = { service: Service; choiceId: string | null; place: Location; panIndia: Location };

function resolveSlugs(
	catalogue: CatalogueSnapshot,
	{ service: slug, choice: choiceSlug, location }: Pick<ActiveListQuery, "service" | "choice" | "location">,
): ResolvedList {
	const service = catalogue.serviceBySlug.get(slug.toLowerCase());
	if (service === undefined || !isShown(service)) throw notFound();
	const choice = choiceSlug === undefined ? null : choiceBySlug(service, choiceSlug.toLowerCase());
	const panIndia = catalogue.places.locations.find(({ kind }) => kind === "all");
	const place = location === undefined ? panIndia : catalogue.places.bySlug.get(location.toLowerCase());
	if (choice === undefined || panIndia === undefined || place === undefined) throw notFound();
	return { service, choiceId: choice?.id ?? null, place, panIndia };
}

function decodeSortedPosition(cursor: string | undefined): SortedPosition {
	if (cursor === undefined) return firstPosition;
	const [available, key, listingId] = decodeCursor(cursor, ["number", "number", "uuid"]);
	if (!Number.isInteger(key) || key < 0 || key > noPrice)
		throw badInput([{ msg: m["platform.error.cursor"](), path: "cursor" }]);
	return { available: available === 1, key, listingId };
}

/** The position where the last page ended; null on the first page. */
function decodePosition(cursor: string | undefined): OrderPosition | null {
	if (cursor === undefined) return null;
	const [start, range, turn, listingId] = decodeCursor(cursor, ["number", "number", "number", "uuid"]);
	const position = { start, range, turn, listingId };
	if (!isOrderPosition(position)) throw badInput([{ msg: m["platform.error.cursor"](), path: "cursor" }]);
	return position;
}
