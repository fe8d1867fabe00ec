import { m } from "../../paraglide/messages.js";
import { formatRupees } from "../../platform/money.ts";

const percent = new Intl.NumberFormat("en-IN", { style: "percent", maximumFractionDigits: 0 });

/** "20% more" than in the previous period, or that there is nothing to compare with. */
export function changeWords(now: number | null, before: number | null): string {
	if (now === null || before === null || before <= 0) return m["insights.no_comparison"]();
	const change = (now - before) / before;
	const amount = percent.format(Math.abs(change));
	if (amount === percent.format(0)) return m["insights.unchanged"]();
	return change > 0 ? m["insights.more"]({ amount }) : m["insights.less"]({ amount });
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
