import { m } from "../../paraglide/messages.js";
import { formatDate, startOfIndianDay } from "../../platform/dates.ts";
import type { Education, Experience } from "../profiles.contract.ts";

/** Where somebody worked or learned, as it is read. */
export type ShownEntry = {
	_id: string;
	title: string;
	place: string;
	period: string;
	description: string;
};

const dayInWords = (day: string) => formatDate(startOfIndianDay(day));

/** From when to when; open where it goes on and where nobody said when it ended. */
export function periodInWords({ from, to, current }: Pick<Experience, "from" | "to" | "current">): string {
	const begin = { from: dayInWords(from) };
	if (current) return m["profiles.period.since"](begin);
	return to === null
		? m["profiles.period.from"](begin)
		: m["profiles.period.between"]({ ...begin, to: dayInWords(to) });
}

const joined = (...parts: string[]) => parts.filter((part) => part !== "").join(", ");

/** What was done is the title, the firm and where it is the place. */
export const shownExperience = (entry: Experience): ShownEntry => ({
	_id: entry._id,
	title: entry.title,
	place: joined(entry.company, entry.location),
	period: periodInWords(entry),
	description: entry.description,
});

/** What was learned is the title, the school the place. */
export const shownEducation = (entry: Education): ShownEntry => ({
	_id: entry._id,
	title: joined(entry.degree, entry.fieldofstudy),
	place: entry.school,
	period: periodInWords(entry),
	description: entry.description,
});
