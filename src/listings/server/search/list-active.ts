import { indianDay } from "../../../platform/dates.ts";
import { momentOf } from "../../work-state.ts";
import type { Point } from "../../../places/distance.ts";
import { m } from "../../../paraglide/messages.js";
import { badInput } from "../../../platform/app-error.ts";
import { decodeCursor, encodeCursor, paginate } from "../../../platform/server/http/cursor.ts";
import { noPrice } from "../../fact.ts";
import type { ListFilter } from "../../list-filter.ts";
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
import { type CardRow, readActiveList } from "./active-list.repository.ts";
import { filterOf, optionsOf, type ResolvedList, resolveList } from "./asked-list.ts";
import { presentCard } from "./listing-card.presenter.ts";
import { pointOf } from "./near.ts";
import {
	firstPosition,
	readSortedList,
	type SortedPosition,
	type SortedRow,
} from "./sorted-list.repository.ts";

type ListContext = Pick<ListingsContext, "db" | "clock" | "catalogue" | "cdnBase">;

/**
 * A page of a service's active professionals at a place, in the order that listing-order.ts explains, by price or by
 * distance. Throws not_found for an unknown service, choice or place; bad_input for an invalid cursor, filter or pincode.
 */
export async function listActive(ctx: ListContext, query: ActiveListQuery): Promise<ActiveList> {
	const snapshot = await ctx.catalogue.snapshot();
	const list = resolveList(snapshot, query);
	const filter = filterOf(query, optionsOf(list));
	const near = await pointOf(ctx.db, filter);
	const limit = query.limit ?? listingsPerPage;
	const asked = { ...list, filter, near, limit, cursor: query.cursor };
	const { rows, nextCursor } = await (filter.order === "rotation"
		? readInRotation(ctx, asked)
		: readSorted(ctx, asked));
	const surroundings = { catalogue: snapshot, service: list.service, cdnBase: ctx.cdnBase };
	const day = indianDay(ctx.clock());
	return {
		success: true,
		professionals: rows.map((row) => ({
			...presentCard(row, list.place, { ...surroundings, day }),
			...(near !== null && "key" in row && { kilometres: kilometresIn(row.key) }),
		})),
		nextCursor,
	};
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
	const oneMore = await readActiveList(db, list, ranges, {
		filter,
		moment: momentOf(clock()),
		limit: limit + 1,
	});
	return paginate(oneMore, limit, (last) => encodeCursor([start, last.range, last.turn, last.id]));
}

async function readSorted(
	{ db, clock }: ListContext,
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
			moment: momentOf(clock()),
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
