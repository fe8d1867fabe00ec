// Pseudo-random numbers for the measured markets: the same every time for a row's number and a salt.

/** From 0 up to 1, evenly distributed, as SQL. */
export const thrown = (salt: number, n = "n") =>
	`((hashint8extended((${n})::bigint, ${salt}) & 16777215)::float8 / 16777216)`;

/** A whole number from 0 up to `sides`, as SQL. */
export const dice = (salt: number, sides: number | string) => `floor(${thrown(salt)} * ${sides})::int`;

/** The same, with the first ones most frequent: the first twentieth gets 22 in a hundred. */
export const skewed = (salt: number, sides: number | string) => `floor(${thrown(salt)} ^ 2 * ${sides})::int`;
