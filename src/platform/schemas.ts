import * as z from "zod/mini";

/** Ids travel as UUIDs in lower or upper case; inside they are lower, as everything they are compared with. */
export const id = z.uuid().check(z.toLowerCase());

/** An instant on the wire: ISO 8601 in UTC. */
export const instant = z.iso.datetime();

/** A calendar day on the wire, "2026-11-20". */
export const calendarDay = z.iso.date();

/** Rupees on the wire: not negative, at most 2 decimals, at most ₹10 crore. */
export const rupees = z.number().check(
	z.minimum(0),
	z.maximum(100_000_000),
	z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6),
);

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

/**
 * Text that a person typed: trimmed, NUL and halves of signs taken out (PostgreSQL cannot hold them), everything
 * else kept as text. HTML stays what it is; React shows it as letters. `fault` says what to do when the length is wrong.
 */
export function typedText(maximum: number, minimum = 0, fault?: () => string) {
	const error = fault === undefined ? undefined : { error: fault };
	return z.pipe(
		z.pipe(
			z.string(error),
			z.transform((text) => text.replaceAll(/[\0\p{Surrogate}]/gu, "").trim()),
		),
		z.string().check(z.minLength(minimum, error), z.maxLength(maximum, error)),
	);
}
