import { m } from "../paraglide/messages.js";
import type { ErrorItem } from "../platform/app-error.ts";
import { addDays } from "../platform/dates.ts";
import {
	type DayOff,
	dayOffLength,
	daysOffAtMost,
	minutesInDay,
	type OpenHours,
	type WorkingHours,
	weekdays,
} from "./working-hours.ts";

/** Hours as sent: the weekdays are not checked yet. */
export type TypedHours = Readonly<Record<string, OpenHours>>;

const isTime = (minute: number) => Number.isInteger(minute) && minute >= 0 && minute <= minutesInDay;

function hoursFault(weekday: string, { opens, closes }: OpenHours): string | null {
	if (!weekdays.some((known) => known === weekday)) return m["listings.hours.weekday_unknown"]();
	if (!isTime(opens) || !isTime(closes)) return m["listings.hours.time_unknown"]();
	return closes <= opens ? m["listings.hours.closes_first"]() : null;
}

/** What is wrong with these hours, by weekday; null removes the hours and is always right. */
export function hoursFaults(hours: TypedHours | null): ErrorItem[] {
	if (hours === null) return [];
	const days = Object.entries(hours);
	if (days.length === 0) return [{ msg: m["listings.hours.none_open"](), path: "hours" }];
	return days.flatMap(([weekday, times]) => {
		const msg = hoursFault(weekday, times);
		return msg === null ? [] : [{ msg, path: `hours.${weekday}` }];
	});
}

/** Checked hours in the order of the week. */
export function inWeekOrder(hours: TypedHours): WorkingHours {
	return Object.fromEntries(
		weekdays.flatMap((day) => {
			const times = hours[day];
			return times === undefined ? [] : [[day, { opens: times.opens, closes: times.closes }]];
		}),
	);
}

/** The last day that can be a day off: twelve months ahead. */
export const lastDayOff = (today: string): string => `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;

function dayOffFault({ from, to }: DayOff, today: string, others: readonly DayOff[]): string | null {
	if (from === "" || to === "") return m["listings.days_off.missing"]();
	if (to < from) return m["listings.days_off.backwards"]();
	if (to < today) return m["listings.days_off.past"]();
	if (to > lastDayOff(today)) return m["listings.days_off.far"]();
	if (addDays(from, dayOffLength) <= to) return m["listings.days_off.long"]({ days: dayOffLength });
	const overlaps = others.some((other) => from <= other.to && other.from <= to);
	return overlaps ? m["listings.days_off.overlap"]() : null;
}

/** What is wrong with these days off; `today` is the present day in India. */
export function daysOffFaults(daysOff: readonly DayOff[], today: string): ErrorItem[] {
	if (daysOff.length > daysOffAtMost)
		return [{ msg: m["listings.days_off.many"]({ count: daysOffAtMost }), path: "daysOff" }];
	return daysOff.flatMap((range, index) => {
		const msg = dayOffFault(range, today, daysOff.slice(0, index));
		return msg === null ? [] : [{ msg, path: `daysOff.${index}` }];
	});
}
