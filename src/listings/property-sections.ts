import type { PropertyEntry, PropertyField } from "../catalogue/property-field.ts";
import { m } from "../paraglide/messages.js";
import { answersIn, answerTo, filesIn, type PropertyAnswers } from "./property-answers.ts";
import { answerInWords } from "./property-words.ts";

/**
 * One answered question, ready to show; a file carries the path to open it under, an answer of several options each of
 * them.
 */
export type SectionEntry = { name: string; value: string; href?: string; items?: string[] };

/** Answered questions that belong together; the name is empty for those that stand in no group. */
export type PropertySection = { name: string; entries: SectionEntry[] };

/** Makes the path of a kept file. */
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

/** Answers that tell a customer nothing, in lower case. */
const noFacts = new Set([m["listings.property.no"]().toLowerCase(), "none", "either way"]);

/** The sections without answers that tell a customer nothing, such as "No" and "Either way". */
export function factsOnly(sections: readonly PropertySection[]): PropertySection[] {
	return sections
		.map(({ name, entries }) => ({
			name,
			entries: entries.filter(({ value }) => !noFacts.has(value.toLowerCase())),
		}))
		.filter(({ entries }) => entries.length > 0);
}

/**
 * The answers in words, group by group, in the order of the form: first what stands in no group, then each group, a
 * group inside a group under both names. What was not answered does not appear. `fields` decides what is shown: a
 * public page passes publicFields.
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
		const name = heading === "" ? field.name : `${heading} · ${field.name}`;
		return propertySections(field.fields, answersIn(answers, field.name), pathOf, name);
	});
	return entries.length === 0 ? groups : [{ name: heading, entries }, ...groups];
}
