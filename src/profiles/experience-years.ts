import type { Period } from "./check-period.ts";

/** Milliseconds of an average month. */
const monthLength = (365.2425 * 86_400_000) / 12;

/**
 * Whole years of work in these entries; parallel jobs count once. `today` is the Indian day, up to which a current job
 * counts. A job that ended at an unknown time counts as zero.
 */
export function yearsOfExperience(
	entries: readonly Pick<Period, "from" | "to" | "current">[],
	today: string,
): number {
	const periods = entries
		.map(({ from, to, current }) => ({
			from: Date.parse(from),
			to: Date.parse(current ? today : (to ?? from)),
		}))
		.toSorted((one, other) => one.from - other.from);
	let worked = 0;
	let countedTo = -Infinity;
	for (const { from, to } of periods) {
		if (to <= countedTo) continue;
		worked += to - Math.max(from, countedTo);
		countedTo = to;
	}
	// Rounded to months first, so that the first to the last day of any year is a whole year.
	return Math.floor(Math.round(worked / monthLength) / 12);
}
