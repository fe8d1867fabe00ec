import { addDays, mondayOf } from "../platform/dates.ts";

/** The lengths of the periods, in days. */
export const insightPeriods = [7, 28, 90] as const;
export type InsightPeriod = (typeof insightPeriods)[number];

/** Whether figures are for everything, a service, a place, or a service at a place. */
export const insightScopes = ["all", "service", "place", "service-place"] as const;
export type InsightScope = (typeof insightScopes)[number];

/** The number of weeks in the charts, including this one. */
export const weeksShown = 13;

/** Rows of each table on the screen. */
export const rowsShown = 10;

/** A period with the previous one of the same length; all days are included. */
export type Period = { from: string; until: string; previousFrom: string; previousUntil: string };

/** The last days until today, and the same number before them. */
export function periodOf(days: InsightPeriod, today: string): Period {
	const from = addDays(today, 1 - days);
	return { from, until: today, previousFrom: addDays(from, -days), previousUntil: addDays(from, -1) };
}

/** The Mondays of the weeks shown, earliest first. */
export function shownWeeks(today: string): string[] {
	const last = mondayOf(today);
	return Array.from({ length: weeksShown }, (_, index) => addDays(last, 7 * (index + 1 - weeksShown)));
}

/** Minutes rounded to two digits: few different values to add up, and accurate to 5 percent. */
export function roundedMinutes(minutes: number): number {
	if (minutes < 100) return minutes;
	const unit = 10 ** (Math.floor(Math.log10(minutes)) - 1);
	return Math.round(minutes / unit) * unit;
}

/** The median of the counted values; null without any. */
export function medianOf(counted: readonly { minutes: number; count: number }[]): number | null {
	const sorted = counted.toSorted((a, b) => a.minutes - b.minutes);
	const total = sorted.reduce((sum, { count }) => sum + count, 0);
	if (total === 0) return null;
	const at = (place: number) => {
		let passed = 0;
		return sorted.find(({ count }) => (passed += count) > place)?.minutes ?? 0;
	};
	return (at(Math.floor((total - 1) / 2)) + at(Math.floor(total / 2))) / 2;
}

const longestQuery = 40;

/** Whether the words of a search may be stored: they are short and have no digits, so they are no one's number. */
export const mayKeepQuery = (query: string): boolean =>
	query.length <= longestQuery && !/\p{Nd}/u.test(query);
