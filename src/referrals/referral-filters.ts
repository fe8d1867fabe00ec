import { m } from "../paraglide/messages.js";
import type { ErrorItem } from "../platform/app-error.ts";
import { isBackwards, type DayRange } from "../platform/day-range.ts";

/** What is wrong with the days that filter referrals: both are required, in order. */
export function faultsOfDays({ startDate, endDate }: DayRange): ErrorItem[] {
	if (startDate === undefined || endDate === undefined) {
		return [
			{
				path: startDate === undefined ? "startDate" : "endDate",
				msg: m["referrals.list.days_missing"](),
			},
		];
	}
	return isBackwards({ startDate, endDate }) ? [{ path: "endDate", msg: m["words.days_backwards"]() }] : [];
}
