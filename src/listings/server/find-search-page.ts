import { storableTime } from "../../platform/day-range.ts";
import { cutPage, packCursor, unpackCursor, unpackPageEnd } from "../../platform/server/cursor.ts";
import type { PageEnd } from "../../platform/server/conditions.ts";
import type { Database } from "../../platform/server/database.ts";
import type { Availability } from "../listing.ts";
import { type FoundListing, findListings, type SearchConditions } from "./staff-search.repository.ts";

type Asked = { limit: number; cursor: string | undefined; availableFirst: boolean };
/** The stretches of a list, one after the other, each newest application first; undefined is all in one. */
type Stretch = Availability | undefined;
type Hit = FoundListing & { stretch: Stretch };

const inOne: readonly Stretch[] = [undefined];
const availableThenOthers: readonly Stretch[] = ["available", "unavailable"];

/**
 * The ids of a page of these listings in their order, and where the next page begins. The stretch behind the first is
 * read only where that one has not filled the page. Throws bad_input on a cursor of another list.
 */
export async function findSearchPage(
	database: Pick<Database, "runNamed">,
	conditions: SearchConditions,
	{ limit, cursor, availableFirst }: Asked,
): Promise<{ ids: string[]; nextCursor: string | null }> {
	const from = cursor === undefined ? undefined : positionOf(cursor, availableFirst);
	const stretches = availableFirst ? availableThenOthers : inOne;
	const found: Hit[] = [];
	for (const stretch of stretches.slice(from === undefined ? 0 : stretches.indexOf(from.stretch))) {
		if (found.length > limit) break;
		const after = stretch === from?.stretch ? from?.after : undefined;
		// One after the other: whether the second is needed shows in the first.
		// oxlint-disable-next-line no-await-in-loop
		const hits = await findListings(database, { ...conditions, availability: stretch, after });
		found.push(...hits.map((hit) => ({ ...hit, stretch })));
	}
	const { rows, nextCursor } = cutPage(found, limit, cursorAt);
	return { ids: rows.map(({ id }) => id), nextCursor };
}

function cursorAt({ stretch, appliedAt, id }: Hit): string {
	const end = [appliedAt.getTime(), id];
	return packCursor(stretch === undefined ? end : [Number(stretch === "available"), ...end]);
}

/** Where the page before ended. A list in stretches says in which of them. */
function positionOf(
	cursor: string,
	availableFirst: boolean,
): { stretch: Stretch; after: PageEnd | undefined } {
	if (!availableFirst) return { stretch: undefined, after: unpackPageEnd(cursor) };
	const [available, time, id] = unpackCursor(cursor, ["number", "number", "uuid"]);
	return {
		stretch: available === 1 ? "available" : "unavailable",
		after: { at: storableTime(time), id },
	};
}
