import { labelOf, type PropertyEntry, type PropertyField } from "../catalogue/property-field.ts";
import { answersIn, answerTo, filesIn, isObject, type PropertyAnswers } from "./property-answers.ts";
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
		return filesIn(value).map((file) => ({ name: labelOf(entry), value: file.name, href: pathOf(file.key) }));
	}
	const words = answerInWords(entry, value);
	if (words === null) return [];
	const items = Array.isArray(value) ? value.flatMap((one: unknown) => answerInWords(entry, one) ?? []) : [];
	return [{ name: labelOf(entry), value: words, ...(items.length > 1 && { items }) }];
}

/** Stored answers that give a customer no information, in lower case; a yes or no is stored as "true" or "false". */
const noFacts = new Set(["false", "no", "none", "either way"]);

/** The answers without those that give a customer no information, such as "No" and "Either way". */
export function factsOnly(answers: PropertyAnswers): PropertyAnswers {
	return Object.fromEntries(
		Object.entries(answers)
			.filter(([, value]) => !noFacts.has(String(value).trim().toLowerCase()))
			.map(([name, value]) => [name, isObject(value) ? factsOnly(value) : value]),
	);
}

/**
 * The answers as text, group by group, in the order of the form: first the questions outside of groups, then each
 * group; a nested group has both names. Unanswered questions are left out. `fields` decides what is shown: a public
 * page passes publicFields.
 */
export function propertySections(
	fields: readonly PropertyField[],
	answers: PropertyAnswers,
	pathOf: PathOf,
	heading = "",
): PropertySection[] {
	const entries = fields.flatMap((field) =>
		"fields" in field ? [] : entryInWords(field, answerTo(answers, field.name), pathOf),
	);
	const groups = fields.flatMap((field) => {
		if (!("fields" in field)) return [];
		const name = heading === "" ? labelOf(field) : `${heading} · ${labelOf(field)}`;
		return propertySections(field.fields, answersIn(answers, field.name), pathOf, name);
	});
	return entries.length === 0 ? groups : [{ name: heading, entries }, ...groups];
}
