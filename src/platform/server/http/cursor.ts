import { badInput } from "../../app-error.ts";
import { storableTime } from "../../day-range.ts";
import { m } from "../../../paraglide/messages.js";
import type { PageEnd } from "../database/conditions.ts";

/** Encodes the last row's sort keys into the opaque cursor of the next page. */
export function encodeCursor(keys: readonly (string | number)[]): string {
	return Buffer.from(JSON.stringify(keys)).toString("base64url");
}

/**
 * Decodes a cursor whose keys have these types. Throws bad_input on anything that encodeCursor did not make,
 * because a cursor comes from outside and is used in a query.
 */
export function decodeCursor<const Kinds extends readonly ("string" | "number" | "uuid" | "instant")[]>(
	cursor: string,
	kinds: Kinds,
): { [Index in keyof Kinds]: Kinds[Index] extends "number" ? number : string } {
	let keys: unknown;
	try {
		keys = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
	} catch {
		keys = null;
	}
	if (
		!Array.isArray(keys) ||
		keys.length !== kinds.length ||
		!kinds.every((kind, index) => fits(keys[index], kind))
	) {
		throw badInput([{ msg: m["platform.error.cursor"](), path: "cursor" }]);
	}
	return keys as { [Index in keyof Kinds]: Kinds[Index] extends "number" ? number : string };
}

/**
 * Cuts a page from its rows, which are one more than it shows: the extra row tells whether there is a next page.
 * `cursorOf` encodes where the page ends; the cursor is null on the last page.
 */
export function paginate<Row>(
	found: readonly Row[],
	limit: number,
	cursorOf: (last: Row) => string,
): { rows: Row[]; nextCursor: string | null } {
	const rows = found.slice(0, limit);
	const last = found.length > limit ? rows.at(-1) : undefined;
	return { rows, nextCursor: last === undefined ? null : cursorOf(last) };
}

/** Encodes the end of a page of a list from the newest to the oldest: the last row's time and id. */
export function encodePageEnd(at: Date, id: string): string {
	return encodeCursor([at.getTime(), id]);
}

/** Decodes the cursor; undefined at the start of a list. Throws bad_input like decodeCursor. */
export function decodePageEnd(cursor: string | undefined): PageEnd | undefined {
	if (cursor === undefined) return undefined;
	const [time, id] = decodeCursor(cursor, ["number", "uuid"]);
	return { at: storableTime(time), id };
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** In the format of toISOString. Date.parse accepts much that PostgreSQL refuses. */
const isoInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

function fits(value: unknown, kind: "string" | "number" | "uuid" | "instant"): boolean {
	if (kind === "number") return Number.isSafeInteger(value);
	if (typeof value !== "string") return false;
	if (kind === "uuid") return uuid.test(value);
	if (kind === "instant") return isoInstant.test(value) && !Number.isNaN(Date.parse(value));
	// What PostgreSQL cannot store would fail inside the query.
	return !/[\0\p{Surrogate}]/u.test(value);
}
