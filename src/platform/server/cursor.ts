import { badInput } from "../app-error.ts";
import { storableTime } from "../day-range.ts";
import { m } from "../../paraglide/messages.js";
import type { PageEnd } from "./conditions.ts";

/** Packs the last row's sort keys into the opaque word that the next page is asked with. */
export function packCursor(keys: readonly (string | number)[]): string {
	return Buffer.from(JSON.stringify(keys)).toString("base64url");
}

/**
 * Unpacks a cursor whose keys have these types. Throws bad_input on anything that packCursor did not make:
 * a cursor comes from outside and goes into a query.
 */
export function unpackCursor<const Kinds extends readonly ("string" | "number" | "uuid" | "instant")[]>(
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
 * Cuts a page from what was read for it, which is one row more than it shows: that row alone tells whether there is a
 * next page. `cursorOf` packs where the page ended; null where nothing comes behind it.
 */
export function cutPage<Row>(
	found: readonly Row[],
	limit: number,
	cursorOf: (last: Row) => string,
): { rows: Row[]; nextCursor: string | null } {
	const rows = found.slice(0, limit);
	const last = found.length > limit ? rows.at(-1) : undefined;
	return { rows, nextCursor: last === undefined ? null : cursorOf(last) };
}

/** Packs where a page ended of a list from the newest to the oldest: the last row's time and id. */
export function packPageEnd(at: Date, id: string): string {
	return packCursor([at.getTime(), id]);
}

/** Unpacks it; undefined where a list is asked for from its beginning. Throws bad_input as unpackCursor does. */
export function unpackPageEnd(cursor: string | undefined): PageEnd | undefined {
	if (cursor === undefined) return undefined;
	const [time, id] = unpackCursor(cursor, ["number", "uuid"]);
	return { at: storableTime(time), id };
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** As toISOString writes it; Date.parse alone takes much that PostgreSQL does not. */
const isoInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

function fits(value: unknown, kind: "string" | "number" | "uuid" | "instant"): boolean {
	if (kind === "number") return Number.isSafeInteger(value);
	if (typeof value !== "string") return false;
	if (kind === "uuid") return uuid.test(value);
	if (kind === "instant") return isoInstant.test(value) && !Number.isNaN(Date.parse(value));
	// What PostgreSQL cannot hold would fail inside the query.
	return !/[\0\p{Surrogate}]/u.test(value);
}
