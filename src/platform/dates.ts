import { m } from "../paraglide/messages.js";

const indianOffset = 330 * 60_000;
// Its UTC fields are the date and time in India. Browsers would spell some months differently from the server.
const inIndia = (date: Date) => new Date(date.getTime() + indianOffset);

/** "20 Nov 2026", in India's time, whatever the machine's. */
export function formatDate(date: Date): string {
	const there = inIndia(date);
	return `${there.getUTCDate()} ${m["platform.dates.months"]().split(" ")[there.getUTCMonth()]} ${there.getUTCFullYear()}`;
}

/** A time of day: "4:05 pm" for 16 and ":05". The message has a form for each four hours. */
export const timeOfDay = (hour: number, minutes: string): string =>
	m["platform.dates.times"]({ time: `${hour % 12 || 12}${minutes}` }).split("|")[hour >> 2] ?? "";

/** "4:05 pm", in India's time. */
export function formatTime(date: Date): string {
	const clock = indianClock(date);
	return timeOfDay(Number(clock.slice(11, 13)), clock.slice(13));
}

/** "20 Nov 2026, 4:05 pm", in India's time. */
export function formatDateTime(date: Date): string {
	return `${formatDate(date)}, ${formatTime(date)}`;
}

/** The calendar day in India as "2026-11-20": what "a day" means for counters and limits. */
export function indianDay(date: Date): string {
	return indianClock(date).slice(0, 10);
}

/** The instant at which an Indian calendar day ("2026-11-20") begins; India keeps no summer time. */
export function startOfIndianDay(day: string): Date {
	return new Date(`${day}T00:00:00+05:30`);
}

/** Seconds until the next Indian day begins, at least 1: the wait of a daily limit. */
export function secondsLeftOfIndianDay(now: Date): number {
	const passed = now.getTime() - startOfIndianDay(indianDay(now)).getTime();
	return Math.max(1, Math.ceil((86_400_000 - passed) / 1000));
}

/** The calendar day this many days later, or earlier for a negative number: "2026-11-30" and 1 give "2026-12-01". */
export function addDays(day: string, days: number): string {
	return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The Monday on or before a calendar day, which names its week. */
export function mondayOf(day: string): string {
	const sinceMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
	return addDays(day, -sinceMonday);
}

/** The time in India, in the format of a browser's date and time field: "2026-11-21T10:00". */
export function indianClock(date: Date): string {
	return inIndia(date).toISOString().slice(0, 16);
}

/** The instant of a date and time in India, in the format of the browser's field; null if it is none. */
export function instantInIndia(clock: string): Date | null {
	const date = new Date(`${clock}:00+05:30`);
	return Number.isNaN(date.getTime()) ? null : date;
}

/**
 * The same time of day this many calendar months later, in India's calendar; if that month is too short, its last
 * day: 31 January and one month is 28 February.
 */
export function addIndianMonths(date: Date, months: number): Date {
	const there = inIndia(date);
	const day = there.getUTCDate();
	there.setUTCMonth(there.getUTCMonth() + months, 1);
	const lastDay = new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth() + 1, 0)).getUTCDate();
	there.setUTCDate(Math.min(day, lastDay));
	return new Date(there.getTime() - indianOffset);
}

/** Returns the current time. Rules that depend on it take a clock, so that tests can set it. */
export type Clock = () => Date;
