import { m } from "../../paraglide/messages.js";
import { addDays, formatDate, startOfIndianDay } from "../../platform/dates.ts";
import {
	clockOf,
	type DayOff,
	type HoursLine,
	minutesInDay,
	type OpenHours,
	type Weekday,
	weekdays,
	type WorkState,
} from "../working-hours.ts";

const weekdayNames = new Intl.DateTimeFormat("en-IN", { weekday: "long", timeZone: "UTC" });
const weekdayOf = (day: string) => weekdayNames.format(new Date(`${day}T00:00:00Z`));

/** A Monday. */
const firstDay = "2024-01-01";

/** "Monday". */
export const weekdayInWords = (weekday: Weekday): string =>
	weekdayOf(addDays(firstDay, weekdays.indexOf(weekday)));

/** "9 am", "9:30 pm", "midnight". */
export function timeInWords(minute: number): string {
	if (minute === minutesInDay) return m["listings.hours.midnight"]();
	const [hour = "", rest] = clockOf(minute).split(":");
	const time = `${Number(hour) % 12 || 12}${rest === "00" ? "" : `:${rest}`}`;
	return Number(hour) < 12 ? m["listings.hours.am"]({ time }) : m["listings.hours.pm"]({ time });
}

/** "12 Dec". */
const dateInWords = (day: string) => formatDate(startOfIndianDay(day)).slice(0, -5);

/** A later day, seen from `today`: its weekday within a week, otherwise its date. */
const laterDay = (day: string, today: string) =>
	day < addDays(today, 7) ? weekdayOf(day) : dateInWords(day);

/** "Back on Monday", seen from `today`. */
export const backInWords = (day: string, today: string): string =>
	m["listings.hours.back"]({ day: laterDay(day, today) });

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

/** "Monday – Friday", or one weekday. */
export const weekdaysInWords = ({ first, last }: HoursLine): string =>
	first === last ? weekdayInWords(first) : `${weekdayInWords(first)} – ${weekdayInWords(last)}`;

/** "24 Dec, 10 Jan – 12 Jan". */
export const daysOffInWords = (daysOff: readonly DayOff[]): string =>
	daysOff
		.map(({ from, to }) => (from === to ? dateInWords(from) : `${dateInWords(from)} – ${dateInWords(to)}`))
		.join(", ");
