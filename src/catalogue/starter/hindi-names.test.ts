import { describe, expect, test } from "vitest";
import type { PropertyField } from "../property-field.ts";
import { hindiFields, hindiHints, hindiUnits } from "./hindi-field-names.ts";
import { hindiChoices, hindiDescriptions, hindiSectors, hindiServices } from "./hindi-names.ts";
import { hindiOptions } from "./hindi-option-names.ts";
import { starterCatalogue } from "./starter-catalogue.ts";

const services = starterCatalogue.flatMap((sector) => sector.services);
const choices = services.flatMap((service) => service.choices);

const withInner = (fields: readonly PropertyField[]): PropertyField[] =>
	fields.flatMap((field) => ("fields" in field ? [field, ...withInner(field.fields)] : [field]));
const fields = [...services, ...choices].flatMap((owner) => withInner(owner.fields ?? []));
const entries = fields.filter((field) => !("fields" in field));

/** What the starter catalogue says in English, by the table with its Hindi. */
const tables = [
	{ title: "sectors", hindi: hindiSectors, english: starterCatalogue.map(({ sector }) => sector) },
	{ title: "services", hindi: hindiServices, english: services.map(({ type }) => type) },
	{ title: "choices", hindi: hindiChoices, english: choices.map(({ name }) => name) },
	{
		title: "descriptions",
		hindi: hindiDescriptions,
		english: [...starterCatalogue, ...services].map(({ description }) => description),
	},
	{ title: "fields", hindi: hindiFields, english: fields.map(({ name }) => name) },
	{ title: "hints", hindi: hindiHints, english: fields.flatMap(({ description }) => description ?? []) },
	{
		title: "units",
		hindi: hindiUnits,
		english: entries.flatMap((field) => ("unit" in field ? (field.unit ?? []) : [])),
	},
	{
		title: "options",
		hindi: hindiOptions,
		english: entries.flatMap((field) => ("enum" in field ? (field.enum ?? []) : [])),
	},
];

describe.each(tables)("the Hindi of $title", ({ hindi, english }) => {
	test("is of something that the starter catalogue says", () => {
		expect(Object.keys(hindi).filter((text) => !english.includes(text))).toEqual([]);
	});

	test("differs from the English", () => {
		expect(Object.entries(hindi).filter(([text, translated]) => text === translated)).toEqual([]);
	});
});

const sentences = tables.filter(({ title }) => ["sectors", "descriptions", "hints"].includes(title));

test.each(sentences)("all $title are written in Hindi", ({ hindi, english }) => {
	expect(english.filter((text) => hindi[text] === undefined)).toEqual([]);
});
