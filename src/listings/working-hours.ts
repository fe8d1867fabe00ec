import { addDays, indianClock } from "../platform/dates.ts";

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

/** The position of a calendar day in its week: 0 for Monday. */
export const weekdayIndex = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

const hoursOn = (hours: WorkingHours, day: string): OpenHours | undefined => {
	const weekday = weekdays[weekdayIndex(day)];
	return weekday === undefined ? undefined : hours[weekday];
};

const isOff = (daysOff: readonly DayOff[], day: string) =>
	daysOff.some(({ from, to }) => from <= day && day <= to);

const worksOn = ({ hours, daysOff }: Schedule, day: string): boolean =>
	!isOff(daysOff, day) && (hours === null || hoursOn(hours, day) !== undefined);

/** The next day of work lies within all days off and one week. */
const searchedDays = daysOffAtMost * dayOffLength + 7;

/** The first day of work after this one; null if there is none. */
function nextWorkday(schedule: Schedule, day: string): string | null {
	for (let days = 1; days <= searchedDays; days++) {
		const later = addDays(day, days);
		if (worksOn(schedule, later)) return later;
	}
	return null;
}

/** The next day of work of somebody who does not work on this day; null for everybody else. */
export function backOn(schedule: Schedule, day: string): string | null {
	return worksOn(schedule, day) ? null : nextWorkday(schedule, day);
}

/** A calendar day and the minute of that day, in India's time. */
export type Moment = { day: string; minute: number };

/** The moment of a point in time. */
export function momentOf(now: Date): Moment {
	const clock = indianClock(now);
	const [hour, minute] = clock.slice(11).split(":").map(Number);
	return { day: clock.slice(0, 10), minute: (hour ?? 0) * 60 + (minute ?? 0) };
}

/** Whether somebody works at a moment, and what comes next. Days are calendar days, times are minutes of the day. */
export type WorkState =
	| { is: "open"; opens: number; closes: number }
	| { is: "opens-later"; opens: number; closes: number }
	/** `isWholeDay`: closed all day; otherwise the hours of this day are over. */
	| { is: "closed"; isWholeDay: boolean; next: { day: string; opens: number } | null }
	| { is: "off"; backOn: string };

/** The state at this moment; null if nothing is known: no hours are set, and it is no day off. */
export function workState(schedule: Schedule, { day, minute }: Moment): WorkState | null {
	const { hours, daysOff } = schedule;
	const next = nextWorkday(schedule, day);
	if (isOff(daysOff, day)) return next === null ? null : { is: "off", backOn: next };
	if (hours === null) return null;
	const today = hoursOn(hours, day);
	if (today !== undefined && minute < today.opens) return { is: "opens-later", ...today };
	if (today !== undefined && minute < today.closes) return { is: "open", ...today };
	const opens = next === null ? undefined : hoursOn(hours, next)?.opens;
	return {
		is: "closed",
		isWholeDay: today === undefined,
		next: next === null || opens === undefined ? null : { day: next, opens },
	};
}

/** Weekdays in a row with the same hours; null if closed. */
export type HoursLine = { first: Weekday; last: Weekday; hours: OpenHours | null };

/** The week from Monday on, with equal days joined. */
export function weekLines(hours: WorkingHours): HoursLine[] {
	const lines: HoursLine[] = [];
	for (const day of weekdays) {
		const here = hours[day] ?? null;
		const before = lines.at(-1);
		const isSame = before?.hours?.opens === here?.opens && before?.hours?.closes === here?.closes;
		if (before !== undefined && isSame) before.last = day;
		else lines.push({ first: day, last: day, hours: here });
	}
	return lines;
}
