import { m } from "../../paraglide/messages.js";
import { formatRupees } from "../../platform/money.ts";

/** The change against the period before in whole percent; null where there is nothing to compare with. */
export function changeInPercent(now: number | null, before: number | null): number | null {
	if (now === null || before === null || before <= 0) return null;
	return Math.round(((now - before) / before) * 100);
}

/** "12 min", "3 h 5 min" or "2 d 4 h", to the nearest minute or hour. */
export function minutesAndHours(minutes: number): string {
	const rounded = Math.round(minutes);
	if (rounded < 60) return m["insights.minutes"]({ minutes: rounded });
	if (rounded < 24 * 60)
		return m["insights.hours"]({ hours: Math.floor(rounded / 60), minutes: rounded % 60 });
	const hours = Math.round(rounded / 60);
	return m["insights.days"]({ days: Math.floor(hours / 24), hours: hours % 24 });
}

/** Rupees that may be below zero: "−₹999.50". */
export const signedRupees = (rupees: number): string =>
	rupees < 0 ? `−${formatRupees(-rupees)}` : formatRupees(rupees);
