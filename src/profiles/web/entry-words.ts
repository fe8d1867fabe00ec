import { m } from "../../paraglide/messages.js";
import { formatDate, startOfIndianDay } from "../../platform/dates.ts";
import type { Education, Experience } from "../profiles.contract.ts";

/** The texts of an entry. */
export type ShownEntry = {
	_id: string;
	title: string;
	place: string;
	period: string;
	description: string;
};

const dayInWords = (day: string) => formatDate(startOfIndianDay(day));

/** The period as text; without an end if it continues or no end was given. */
export function periodInWords({ from, to, current }: Pick<Experience, "from" | "to" | "current">): string {
	const begin = { from: dayInWords(from) };
	if (current) return m["profiles.period.since"](begin);
	return to === null
		? m["profiles.period.from"](begin)
		: m["profiles.period.between"]({ ...begin, to: dayInWords(to) });
}

const joined = (...parts: string[]) => parts.filter((part) => part !== "").join(", ");

/** The position is the title, the firm and its location are the place. */
export const shownExperience = (entry: Experience): ShownEntry => ({
	_id: entry._id,
	title: entry.title,
	place: joined(entry.company, entry.location),
	period: periodInWords(entry),
	description: entry.description,
});

/** The degree is the title, the school is the place. */
export const shownEducation = (entry: Education): ShownEntry => ({
	_id: entry._id,
	title: joined(entry.degree, entry.fieldofstudy),
	place: entry.school,
	period: periodInWords(entry),
	description: entry.description,
});
