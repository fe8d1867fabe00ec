import { startOfIndianDay } from "./dates.ts";

/** Two Indian days, both included, as a filter names them: "2026-11-20". */
export type DayRange = { startDate?: string | undefined; endDate?: string | undefined };

const day = 86_400_000;
/** The end of the year 9999. */
const lastTime = Date.UTC(9999, 11, 31);

/** The time as ISO 8601 for the database; all records are between 1970 and 9999, and it refuses some times outside. */
export const storableTime = (time: Date | number): string =>
	new Date(Math.min(Math.max(Number(time), 0), lastTime)).toISOString();

/** True if the first day comes after the last. Days in one format compare as text. */
export const isBackwards = ({ startDate, endDate }: DayRange): boolean =>
	startDate !== undefined && endDate !== undefined && endDate < startDate;

/** From the start of the first day until the end of the last, as times for the database. */
export function instantsOf({ startDate, endDate }: DayRange): {
	from: string | undefined;
	until: string | undefined;
} {
	return {
		from: startDate === undefined ? undefined : storableTime(startOfIndianDay(startDate)),
		until: endDate === undefined ? undefined : storableTime(startOfIndianDay(endDate).getTime() + day),
	};
}

/** The days of an Indian calendar month, "2026-11". */
export function daysOfMonth(month: string): { startDate: string; endDate: string } {
	const [year, number] = month.split("-").map(Number);
	const last = new Date(Date.UTC(year ?? 0, number ?? 0, 0)).getUTCDate();
	return { startDate: `${month}-01`, endDate: `${month}-${last}` };
}

/** The day in a URL, or undefined if the calendar has no such day. */
export function readDay(given: string | null): string | undefined {
	if (given === null || !/^\d{4}-\d\d-\d\d$/.test(given)) return undefined;
	const date = new Date(`${given}T00:00:00Z`);
	return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(given) ? given : undefined;
}
