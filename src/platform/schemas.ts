import * as z from "zod/mini";
import { m } from "../paraglide/messages.js";
import { isWholePaise } from "./money.ts";
import { isUnseen, keepable, withoutTurningSigns } from "./unseen-signs.ts";

/** Ids arrive as UUIDs in either case; inside they are lower case, for comparisons. */
export const id = z.uuid().check(z.toLowerCase());

/** A time in the API: ISO 8601 in UTC. */
export const instant = z.iso.datetime();

/** A calendar day in the API, "2026-11-20". */
export const calendarDay = z.iso.date();

/** A calendar month in the API, "2026-11". */
export const calendarMonth = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/));

/** Rupees in the API: not negative, at most 2 decimals, at most ₹10 crore. */
export const rupees = z.number().check(z.minimum(0), z.maximum(100_000_000), z.refine(isWholePaise));

/** The requested page. `limit` is at most 50, `cursor` is opaque. */
export const pageQuery = {
	limit: z.optional(
		z.pipe(
			z.coerce.number().check(z.int(), z.minimum(1)),
			z.transform((n) => Math.min(n, 50)),
		),
	),
	cursor: z.optional(z.string().check(z.maxLength(300))),
};

/** The start of the next page; null at the end. */
export const nextCursor = z.nullable(z.string());

/** The number of records in a staff list, counted up to `countedAtMost`. */
export const listTotal = { total: z.int(), totalIsMore: z.boolean() };

/**
 * Text that a person typed: trimmed, otherwise kept as it is, including HTML and control characters, which React
 * shows as text. `minimum` counts visible characters. `fault` is the error message for a wrong length.
 */
export function typedText(maximum: number, minimum = 0, fault?: () => string) {
	return readText(maximum, minimum, fault, (text) => text);
}

/** The name of a person or a firm, as `typedText`; characters that change the writing direction are removed. */
export function typedName(maximum: number, minimum = 0, fault?: () => string) {
	return readText(maximum, minimum, fault, withoutTurningSigns);
}

function readText(
	maximum: number,
	minimum: number,
	fault: (() => string) | undefined,
	clean: (text: string) => string,
) {
	const error = fault === undefined ? undefined : { error: fault };
	return z.pipe(
		z.pipe(
			z.string(error),
			z.transform((text) => {
				const kept = clean(keepable(text)).trim();
				// An optional text of invisible characters counts as empty.
				return minimum === 0 && isUnseen(kept) ? "" : kept;
			}),
		),
		z.string().check(
			z.minLength(minimum, error),
			z.maxLength(maximum, error),
			z.refine(
				(text) => minimum === 0 || text === "" || !isUnseen(text),
				error ?? { error: () => m["platform.field.missing"]() },
			),
		),
	);
}
