export const weekdays = [
	"monday",
	"tuesday",
	"wednesday",
	"thursday",
	"friday",
	"saturday",
	"sunday",
] as const;
export type Weekday = (typeof weekdays)[number];

/** Opening and closing time in minutes of the day, in India's time. */
export type OpenHours = { opens: number; closes: number };
/** The hours of a week. A weekday without hours is closed. */
export type WorkingHours = { [Day in Weekday]?: OpenHours | undefined };
/** Days off, both included, as "2026-11-20". */
export type DayOff = { from: string; to: string };
/** When a professional works; `hours` is null if they set none. */
export type Schedule = { hours: WorkingHours | null; daysOff: readonly DayOff[] };

/** The closing time at the end of the day. */
export const minutesInDay = 1440;
export const daysOffAtMost = 10;
/** The longest range of days off, in days. */
export const dayOffLength = 60;

/** A minute of the day as "09:30"; the end of the day is "24:00". */
export const clockOf = (minute: number): string =>
	[Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");
