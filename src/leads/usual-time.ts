// How long professionals usually take to answer direct leads, and customers to decide. It is measured, never claimed.

/** Nothing is shown of fewer answers or decisions. */
export const fewestTimes = 5;
/** Only the latest count, so that people can improve. */
export const latestTimes = 20;

/**
 * The median of times in minutes, rounded up; of an even number, the later of the two in the middle. No answer, null,
 * counts as longer than any answer. Null if the median is no answer, or of fewer than `fewestTimes`.
 */
export function usualTime(times: readonly (number | null)[]): number | null {
	if (times.length < fewestTimes) return null;
	const sorted = times.map((time) => time ?? Infinity).toSorted((a, b) => a - b);
	const median = sorted[Math.floor(sorted.length / 2)] ?? Infinity;
	return median === Infinity ? null : Math.ceil(median);
}
