import type { PropertyEntry, PropertyField } from "../catalogue/property-field.ts";
import { answersIn, answerTo, filesIn, type PropertyAnswers } from "./property-answers.ts";
import { answerInWords } from "./property-words.ts";

/**
 * One answered question, ready to display. A file has the path to open it; an answer with several options has each of
 * them.
 */
export type SectionEntry = { name: string; value: string; href?: string; items?: string[] };

/** Answered questions that belong together; the name is empty for those outside of any group. */
export type PropertySection = { name: string; entries: SectionEntry[] };

/** Returns the path of a stored file. */
type PathOf = (key: string) => string;

function entryInWords(entry: PropertyEntry, value: unknown, pathOf: PathOf): SectionEntry[] {
	if (entry.type === "File") {
		return filesIn(value).map((file) => ({ name: entry.name, value: file.name, href: pathOf(file.key) }));
	}
	const words = answerInWords(entry, value);
	if (words === null) return [];
	const items = Array.isArray(value) ? value.flatMap((one: unknown) => answerInWords(entry, one) ?? []) : [];
	return [{ name: entry.name, value: words, ...(items.length > 1 && { items }) }];
}

/** Answers that give a customer no information, as they are stored, in lower case. */
const noFacts = new Set(["false", "no", "none", "either way"]);

/** Whether an answer gives a customer information: not "No" and "Either way". */
export const isFact = (value: unknown) => !noFacts.has(String(value).trim().toLowerCase());

/**
 * The answers as text, group by group, in the order of the form: first the questions outside of groups, then each
 * group; a nested group has both names. Unanswered questions are left out. `fields` and `isShown` decide what is shown:
 * a public page passes publicFields and isFact.
 */
export function propertySections(
	fields: readonly PropertyField[],
	answers: PropertyAnswers,
	pathOf: PathOf,
	isShown: (value: unknown) => boolean = () => true,
	heading = "",
): PropertySection[] {
	const entries = fields.flatMap((field) => {
		if ("fields" in field) return [];
		const value = answerTo(answers, field.name);
		return isShown(value) ? entryInWords(field, value, pathOf) : [];
	});
	const groups = fields.flatMap((field) => {
		if (!("fields" in field)) return [];
		const name = heading === "" ? field.name : `${heading} · ${field.name}`;
		return propertySections(field.fields, answersIn(answers, field.name), pathOf, isShown, name);
	});
	return entries.length === 0 ? groups : [{ name: heading, entries }, ...groups];
}
