import { addDays, indianClock } from "../platform/dates.ts";
import {
	type DayOff,
	dayOffLength,
	daysOffAtMost,
	type OpenHours,
	type Schedule,
	type WorkingHours,
	weekdays,
} from "./working-hours.ts";

/** The position of a calendar day in its week: 0 for Monday. */
export const weekdayIndex = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The hours of a calendar day; undefined if it is closed. */
export const hoursOn = (hours: WorkingHours, day: string): OpenHours | undefined => {
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
