import { formatDate, indianDay } from "../../../platform/dates.ts";
import type { CreditEntryAnswer } from "../../subscriptions.contract.ts";

export type CreditDay = {
	/** "2026-11-20" */
	day: string;
	/** "20 Nov 2026" */
	title: string;
	entries: CreditEntryAnswer[];
};

/** The lines of a book grouped by the Indian day on which they were written, in the same order. */
export function byDay(entries: readonly CreditEntryAnswer[]): CreditDay[] {
	const days: CreditDay[] = [];
	for (const entry of entries) {
		const at = new Date(entry.at);
		const day = indianDay(at);
		const last = days.at(-1);
		if (last?.day === day) last.entries.push(entry);
		else days.push({ day, title: formatDate(at), entries: [entry] });
	}
	return days;
}
