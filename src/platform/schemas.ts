import * as z from "zod/mini";
import { m } from "../paraglide/messages.js";
import { isWholePaise } from "./money.ts";

/** Ids travel as UUIDs in lower or upper case; inside they are lower, as everything they are compared with. */
export const id = z.uuid().check(z.toLowerCase());

/** An instant on the wire: ISO 8601 in UTC. */
export const instant = z.iso.datetime();

/** A calendar day on the wire, "2026-11-20". */
export const calendarDay = z.iso.date();

/** Rupees on the wire: not negative, at most 2 decimals, at most ₹10 crore. */
export const rupees = z.number().check(z.minimum(0), z.maximum(100_000_000), z.refine(isWholePaise));

/** The page asked for: `limit` is at most 50 whatever was asked, `cursor` is opaque. */
export const pageQuery = {
	limit: z.optional(
		z.pipe(
			z.coerce.number().check(z.int(), z.minimum(1)),
			z.transform((n) => Math.min(n, 50)),
		),
	),
	cursor: z.optional(z.string().check(z.maxLength(300))),
};

/** Where the next page begins; null at the end. */
export const nextCursor = z.nullable(z.string());

/** What PostgreSQL cannot hold: NUL, and halves of signs. */
const unkeepable = new RegExp(String.raw`[\0\p{Surrogate}]`, "gu");
/** What nobody sees: it is kept, but a name made of it alone is no name. */
const unseen = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\s]/gu;

/** Signs that turn the direction of writing: with them "gpj.exe" passes for "exe.jpg", and one name for another. */
const turningSigns = /[\u202a-\u202e\u2066-\u2069]/g;

/** The text without the signs that turn the direction of writing: for names, which stand among other words. */
export function withoutTurningSigns(text: string): string {
	return text.replaceAll(turningSigns, "");
}

/**
 * Text that a person typed: trimmed, everything else kept as text, HTML and control characters too; React shows them
 * as letters. `minimum` counts what can be seen. `fault` says what to do when the length is wrong.
 */
export function typedText(maximum: number, minimum = 0, fault?: () => string) {
	return readText(maximum, minimum, fault, (text) => text);
}

/** The name of a person or a firm, as `typedText`; signs that turn the direction of writing are left out. */
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
				const kept = clean(text.replaceAll(unkeepable, "")).trim();
				// Where nothing need be said, what nobody sees says nothing.
				return minimum === 0 && kept.replaceAll(unseen, "") === "" ? "" : kept;
			}),
		),
		z.string().check(
			z.minLength(minimum, error),
			z.maxLength(maximum, error),
			z.refine(
				(text) => minimum === 0 || text === "" || text.replaceAll(unseen, "") !== "",
				error ?? { error: () => m["platform.field.missing"]() },
			),
		),
	);
}
