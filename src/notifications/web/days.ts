import { formatDate, indianDay, startOfIndianDay } from "../../platform/dates.ts";
import { m } from "../../paraglide/messages.js";

/** Groups a list by India's calendar days ("2026-11-20") and keeps its order. */
export function byDay<Item extends { createdAt: string }>(
	items: readonly Item[],
): { day: string; items: Item[] }[] {
	const groups = new Map<string, Item[]>();
	for (const item of items) {
		const day = indianDay(new Date(item.createdAt));
		groups.set(day, [...(groups.get(day) ?? []), item]);
	}
	return Array.from(groups, ([day, ofDay]) => ({ day, items: ofDay }));
}

/** "Today", "Yesterday" or the date of one of India's calendar days ("2026-11-20"). */
export function dayWords(day: string, now: Date): string {
	const today = indianDay(now);
	if (day === today) return m["notifications.list.today"]();
	const yesterday = indianDay(new Date(startOfIndianDay(today).getTime() - 1));
	return day === yesterday ? m["notifications.list.yesterday"]() : formatDate(startOfIndianDay(day));
}
