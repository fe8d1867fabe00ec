import type { ErrorItem } from "../platform/app-error.ts";
import { calendarDay } from "../platform/schemas.ts";
import { m } from "../paraglide/messages.js";

/** A stretch of somebody's life as it was sent: days as "2026-11-20", empty or null where nobody said. */
export type PeriodInput = { from: string; to: string | null; current: boolean };
/** The same, checked. `to` is null while it goes on, and where nobody said. */
export type Period = { from: string; to: string | null; current: boolean };

/** Nobody's working life began before; a year of two digits that a browser took for a whole one did. */
const earliest = "1900-01-01";

/** What is wrong with a day that was given, or null. Days in this spelling sort as texts. */
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
	// Where the beginning is no day, its own fault is enough.
	return fromFault(from, today) === null && to < from ? m["profiles.check.to_before_from"]() : null;
}

/** Checks a stretch of time; `today` is the Indian day, and what is to come is not said to have been. */
export function checkPeriod(input: PeriodInput, today: string): { period: Period; faults: ErrorItem[] } {
	const faults = [
		{ msg: fromFault(input.from, today), path: "from" },
		{ msg: toFault(input, today), path: "to" },
	].flatMap(({ msg, path }) => (msg === null ? [] : [{ msg, path }]));
	return { period: { from: input.from, to: input.to || null, current: input.current }, faults };
}
