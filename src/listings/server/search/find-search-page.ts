import { storableTime } from "../../../platform/day-range.ts";
import { paginate, encodeCursor, decodeCursor, decodePageEnd } from "../../../platform/server/http/cursor.ts";
import type { PageEnd } from "../../../platform/server/database/conditions.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import type { Availability } from "../../listing.ts";
import { type FoundListing, findListings, type SearchConditions } from "./staff-search.repository.ts";

type PageQuery = { limit: number; cursor: string | undefined; availableFirst: boolean };
/** One of the consecutive parts of a list, each newest application first; undefined for a list in one part. */
type ListPart = Availability | undefined;
type Hit = FoundListing & { part: ListPart };

const inOne: readonly ListPart[] = [undefined];
const availableThenOthers: readonly ListPart[] = ["available", "unavailable"];

/**
 * The ids of a page of these listings in their order, and where the next page begins. Reads the second part only if the
 * first has not filled the page. Throws bad_input if the cursor belongs to another list.
 */
export async function findSearchPage(
	db: Db,
	conditions: SearchConditions,
	{ limit, cursor, availableFirst }: PageQuery,
): Promise<{ ids: string[]; nextCursor: string | null }> {
	const from = cursor === undefined ? undefined : positionOf(cursor, availableFirst);
	const parts = availableFirst ? availableThenOthers : inOne;
	const hits: Hit[] = [];
	for (const part of parts.slice(from === undefined ? 0 : parts.indexOf(from.part))) {
		if (hits.length > limit) break;
		const after = part === from?.part ? from?.after : undefined;
		// One after the other: the result of the first decides whether the second is needed.
		// oxlint-disable-next-line no-await-in-loop
		const rows = await findListings(db, { ...conditions, availability: part, after });
		hits.push(...rows.map((row) => ({ ...row, part })));
	}
	const page = paginate(hits, limit, cursorAt);
	return { ids: page.rows.map(({ id }) => id), nextCursor: page.nextCursor };
}

function cursorAt({ part, appliedAt, id }: Hit): string {
	const end = [appliedAt.getTime(), id];
	return encodeCursor(part === undefined ? end : [Number(part === "available"), ...end]);
}

/** The position where the last page ended, with the part of the list if there are several. */
function positionOf(cursor: string, availableFirst: boolean): { part: ListPart; after: PageEnd | undefined } {
	if (!availableFirst) return { part: undefined, after: decodePageEnd(cursor) };
	const [available, time, id] = decodeCursor(cursor, ["number", "number", "uuid"]);
	return {
		part: available === 1 ? "available" : "unavailable",
		after: { at: storableTime(time), id },
	};
}
