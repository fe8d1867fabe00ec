// Numbers for the markets that are measured: they look thrown but are the same every time for a row's number and a salt.

/** From 0 to below 1, evenly, as SQL. */
export const thrown = (salt: number, n = "n") =>
	`((hashint8extended((${n})::bigint, ${salt}) & 16777215)::float8 / 16777216)`;

/** A whole number from 0 to below `sides`, as SQL. */
export const dice = (salt: number, sides: number | string) => `floor(${thrown(salt)} * ${sides})::int`;

/** The same, where the first ones come up most: the first twentieth comes up as often as 22 in a hundred. */
export const skewed = (salt: number, sides: number | string) => `floor(${thrown(salt)} ^ 2 * ${sides})::int`;
