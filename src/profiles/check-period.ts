import type { ErrorItem } from "../platform/app-error.ts";
import { calendarDay } from "../platform/schemas.ts";
import { m } from "../paraglide/messages.js";

/** A period as sent: dates as "2026-11-20", empty or null if not given. */
export type PeriodInput = { from: string; to: string | null; current: boolean };
/** A checked period. `to` is null if it continues or was not given. */
export type Period = { from: string; to: string | null; current: boolean };

/** Nobody's working life began earlier. Browsers send a year of two digits as "0020". */
const earliest = "1900-01-01";

/** The fault of a given date, or null. Dates in this format sort as text. */
function dayFault(day: string, today: string): string | null {
	if (!calendarDay.safeParse(day).success) return m["profiles.check.no_day"]();
	if (day < earliest) return m["profiles.check.day_too_early"]();
	return day > today ? m["profiles.check.day_to_come"]() : null;
}

function fromFault(from: string, today: string): string | null {
	return from === "" ? m["profiles.check.from_missing"]() : dayFault(from, today);
}

function toFault({ from, to, current }: PeriodInput, today: string): string | null {
	if (to === null || to === "") return null;
	if (current) return m["profiles.check.to_while_current"]();
	const fault = dayFault(to, today);
	if (fault !== null) return fault;
	// If the start is no date, its own fault is enough.
	return fromFault(from, today) === null && to < from ? m["profiles.check.to_before_from"]() : null;
}

/** Checks a period. `today` is the Indian day; dates in the future are refused. */
export function checkPeriod(input: PeriodInput, today: string): { period: Period; faults: ErrorItem[] } {
	const faults = [
		{ msg: fromFault(input.from, today), path: "from" },
		{ msg: toFault(input, today), path: "to" },
	].flatMap(({ msg, path }) => (msg === null ? [] : [{ msg, path }]));
	return { period: { from: input.from, to: input.to || null, current: input.current }, faults };
}
