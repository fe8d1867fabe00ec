import { m } from "../paraglide/messages.js";
import { addDays, formatDate, startOfIndianDay, timeOfDay } from "../platform/dates.ts";
import { hoursOn, momentOf, weekdayIndex, workState, type WorkState } from "./work-state.ts";
import {
	clockOf,
	type DayOff,
	minutesInDay,
	type OpenHours,
	type Schedule,
	type Weekday,
	type WorkingHours,
	weekdays,
} from "./working-hours.ts";

const weekdayNamed = (index: number) => m["listings.hours.weekdays"]().split(" ")[index] ?? "";

/** "12 Dec". */
const dateInWords = (day: string) => formatDate(startOfIndianDay(day)).slice(0, -5);

/** A later day, seen from `today`: its weekday within a week, otherwise its date. */
const laterDay = (day: string, today: string) =>
	day < addDays(today, 7) ? weekdayNamed(weekdayIndex(day)) : dateInWords(day);

/** "Back on Monday", seen from `today`. */
export const backInWords = (day: string, today: string): string =>
	m["listings.hours.back"]({ day: laterDay(day, today) });

/** "Monday". */
export const weekdayInWords = (weekday: Weekday): string => weekdayNamed(weekdays.indexOf(weekday));

/** "9 am", "9:30 pm", "midnight". */
export function timeInWords(minute: number): string {
	if (minute === minutesInDay) return m["listings.hours.midnight"]();
	const [hour = "", rest] = clockOf(minute).split(":");
	const time = timeOfDay(Number(hour), rest === "00" ? "" : `:${rest}`);
	return m["listings.hours.clock"]({ time });
}

const isWholeDay = ({ opens, closes }: OpenHours) => opens === 0 && closes === minutesInDay;

/** "9 am – 7 pm", "Open all day" or "Closed". */
export function hoursInWords(hours: OpenHours | null): string {
	if (hours === null) return m["listings.hours.closed"]();
	if (isWholeDay(hours)) return m["listings.hours.all_day"]();
	return `${timeInWords(hours.opens)} – ${timeInWords(hours.closes)}`;
}

/** "Open now until 7 pm", "Closed today. Opens Monday at 9 am". */
export function stateInWords(state: WorkState, today: string): string {
	if (state.is === "off") return backInWords(state.backOn, today);
	if (state.is === "opens-later") return m["listings.hours.opens_today"]({ time: timeInWords(state.opens) });
	if (state.is === "open")
		return isWholeDay(state)
			? m["listings.hours.open_all_day"]()
			: m["listings.hours.open_until"]({ time: timeInWords(state.closes) });
	const closed = state.isWholeDay ? m["listings.hours.closed_today"]() : m["listings.hours.closed_now"]();
	if (state.next === null) return closed;
	const opens = { day: laterDay(state.next.day, today), time: timeInWords(state.next.opens) };
	return `${closed} ${m["listings.hours.opens_on"](opens)}`;
}

/** Words that are true until a time, in milliseconds; null if there is nothing to say. */
export type WordsUntil = { until: number; words: string | null };

const minuteMs = 60_000;

/**
 * Whether somebody works now, and after each change until the day after tomorrow. A page that was cached or stays open
 * says what is true when it is seen.
 */
export function statesAhead(schedule: Schedule, now: Date): WordsUntil[] {
	const { day: today } = momentOf(now);
	const changes = [0, 1, 2].flatMap((days) => {
		const day = addDays(today, days);
		const { opens = 0, closes = 0 } = (schedule.hours && hoursOn(schedule.hours, day)) ?? {};
		return [0, opens, closes].map((minute) => startOfIndianDay(day).getTime() + minute * minuteMs);
	});
	const times = [...new Set(changes)].filter((time) => time > now.getTime());
	return times.map((until, index) => {
		const moment = momentOf(new Date(times[index - 1] ?? now));
		const state = workState(schedule, moment);
		return { until, words: state && stateInWords(state, moment.day) };
	});
}

/** Weekdays in a row with the same hours; null if closed. */
type HoursLine = { first: Weekday; last: Weekday; hours: OpenHours | null };

/** The week from Monday on, with equal days joined. */
function weekLines(hours: WorkingHours): HoursLine[] {
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

/** "Monday – Friday", or one weekday. */
const weekdaysInWords = ({ first, last }: HoursLine): string =>
	first === last ? weekdayInWords(first) : `${weekdayInWords(first)} – ${weekdayInWords(last)}`;

/** The week from Monday on: "Monday – Friday" and "9 am – 7 pm". */
export const weekInWords = (hours: WorkingHours): { key: string; value: string }[] =>
	weekLines(hours).map((line) => ({ key: weekdaysInWords(line), value: hoursInWords(line.hours) }));

/** "24 Dec, 10 Jan – 12 Jan". */
export const daysOffInWords = (daysOff: readonly DayOff[]): string =>
	daysOff
		.map(({ from, to }) => (from === to ? dateInWords(from) : `${dateInWords(from)} – ${dateInWords(to)}`))
		.join(", ");
