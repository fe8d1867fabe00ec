import { indianDay } from "../platform/dates.ts";

const twoDigits = (year: number) => String(year % 100).padStart(2, "0");

/** The Indian financial year of an instant, April to March: "26-27". Uses India's calendar, not the machine's. */
export function financialYear(date: Date): string {
	const [year = 0, month = 0] = indianDay(date).split("-").map(Number);
	const begins = month >= 4 ? year : year - 1;
	return `${twoDigits(begins)}-${twoDigits(begins + 1)}`;
}
