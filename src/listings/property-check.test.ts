import { describe, expect, test } from "vitest";
import type { PropertyField } from "../catalogue/property-field.ts";
import { entriesOf, propertyFormOf } from "../catalogue/property-form.ts";
import { starterCatalogue } from "../catalogue/starter/starter-catalogue.ts";
import { checkAnswers } from "./property-check.ts";
import { textLength } from "./property-value.ts";

const form: PropertyField[] = [
	{ name: "Kinds", type: "String", enum: ["Wiring", " Fans "], multiple: true, required: true },
	{ name: "Class", type: "String", enum: ["Permit", "None"] },
	{
		name: "Vehicle",
		fields: [
			{ name: "Seats", type: "Number", required: true },
			{ name: "AC", type: "Boolean" },
			{ name: "Permit", fields: [{ name: "Valid until", type: "Date" }] },
		],
	},
	{ name: "Stops", type: "String", multiple: true },
	{ name: "Mobile", type: "String", private: true },
	{ name: "Copy", type: "File", private: true },
	{ name: "Rates", type: "File", multiple: true },
	{ name: "Consent", type: "Boolean", required: true },
];
const right = { Kinds: ["Wiring"], Vehicle: { Seats: "4" }, Consent: "true" };
const check = (given: object, rest: { files?: { field: string }[]; present?: object } = {}) =>
	checkAnswers(form, { given: { ...right, ...given }, files: rest.files, present: { ...rest.present } });
const faultsOf = (...args: Parameters<typeof check>) =>
	check(...args).faults.map(({ path, msg }) => `${path}: ${msg}`);

test("stores answers with their types and leaves out empty ones", () => {
	const given = {
		Kinds: { "1": "Wiring", "0": "  Fans", "2": "Wiring " },
		Class: "",
		Vehicle: { Seats: " 1,200.50", AC: "false", Permit: { "Valid until": "2028-02-29" } },
		Stops: ["Kufri", " ", "Kufri", "Shimla "],
		Mobile: "98160 00000",
	};
	expect(check(given)).toEqual({
		answers: {
			Kinds: ["Fans", "Wiring"],
			Vehicle: { Seats: 1200.5, AC: false, Permit: { "Valid until": "2028-02-29" } },
			Stops: ["Kufri", "Shimla"],
			Mobile: "+919816000000",
			Consent: true,
		},
		files: [expect.objectContaining({ kept: [], sent: [] }), expect.objectContaining({ kept: [], sent: [] })],
		faults: [],
	});
});

test("reports every fault at once, a missing consent first", () => {
	const given = {
		Kinds: [],
		Class: "Wizard",
		Vehicle: { Seats: "-4", AC: "perhaps", Permit: { "Valid until": "2027-02-30" } },
		Stops: ["fine", { deep: "1" }],
		Mobile: "12345",
		Consent: "false",
		Unasked: "x",
	};
	expect(faultsOf(given)).toEqual([
		"properties.Consent: Please give consent to proceed.",
		"properties.Unasked: This form does not ask for this.",
		"properties.Kinds: Please choose an answer.",
		"properties.Class: Please choose one of the given values.",
		"properties.Vehicle.Seats: Please enter a number from 0, for example 250.",
		"properties.Vehicle.AC: Please choose yes or no.",
		"properties.Vehicle.Permit.Valid until: Please enter a valid date.",
		"properties.Stops.1: This value has the wrong type.",
		"properties.Mobile: Please enter at least 10 digits",
	]);
});

describe("one value", () => {
	test.each([
		["Seats", "1e5"],
		["Seats", "0x10"],
		["Seats", "1.234"],
		["Seats", "Infinity"],
		["Seats", "1000000001"],
		["Seats", ["1", "2"]],
		["Seats", { a: "1" }],
		["AC", "yes"],
	])("refuses %s: %j at its place", (name, value) => {
		expect(check({ Vehicle: { ...right.Vehicle, [name]: value } }).faults).toEqual([
			{ path: `properties.Vehicle.${name}`, msg: expect.any(String) },
		]);
	});

	test.each(["2026-2-3", "0000-01-01", "20 Nov 2026", "2026-11-31", "2026-11-20T00:00:00Z"])(
		"refuses %s as a date",
		(day) => {
			expect(check({ Vehicle: { Seats: 4, Permit: { "Valid until": day } } }).faults).toHaveLength(1);
		},
	);

	test("accepts numbers and booleans from API clients", () => {
		expect(check({ Vehicle: { Seats: 4, AC: true }, Consent: true }).answers).toMatchObject({
			Vehicle: { Seats: 4, AC: true },
			Consent: true,
		});
	});

	test("limits the length of a text and treats invisible characters as empty", () => {
		const long = "क".repeat(textLength);
		expect(check({ Stops: [long] }).faults).toEqual([]);
		expect(check({ Stops: [`${long}क`] }).faults).toEqual([
			{ path: "properties.Stops.0", msg: "Please write at most 1,000 characters." },
		]);
		expect(check({ Stops: ["\u200b\u0000"] }).answers).not.toHaveProperty("Stops");
		expect(check({ Stops: Array.from({ length: 21 }, (_, n) => `${n}`) }).faults).toEqual([
			{ path: "properties.Stops", msg: "Please give at most 20 answers." },
		]);
	});

	test("refuses a value for a group and a group for a question", () => {
		expect(faultsOf({ Vehicle: "car" })).toEqual([
			"properties.Vehicle: This value has the wrong type.",
			"properties.Vehicle.Seats: Please fill in this field.",
		]);
		expect(check({ Class: { of: "Permit" } }).faults).toHaveLength(1);
	});
});

test("ignores inherited names", () => {
	const named: PropertyField[] = [
		{ name: "constructor", type: "String", required: true },
		{ name: "__proto__", type: "String" },
	];
	const { faults } = checkAnswers(named, { given: {} });
	expect(faults.map(({ path }) => path)).toEqual(["properties.constructor"]);
	const given = JSON.parse('{"constructor": "BHEL", "__proto__": "x"}');
	expect(Object.entries(checkAnswers(named, { given }).answers)).toEqual([
		["constructor", "BHEL"],
		["__proto__", "x"],
	]);
	expect(checkAnswers(form, { given: JSON.parse('{"__proto__": {"Consent": true}}') }).faults[1]).toEqual({
		path: "properties.__proto__",
		msg: "This form does not ask for this.",
	});
});

test("refuses more than any form has with one message, quickly", () => {
	const one = [{ path: "properties", msg: expect.stringContaining("more than the form asks for") }];
	const deep = `${'{"a":'.repeat(200)}1${"}".repeat(200)}`;
	const wide = Object.fromEntries(Array.from({ length: 201 }, (_, n) => [`f${n}`, "x"]));
	const hollow = Object.fromEntries(Array.from({ length: 20_000 }, (_, n) => [`f${n}`, {}]));
	for (const given of [JSON.parse(deep), wide, hollow, { Kinds: Array(100_000).fill("Wiring") }]) {
		const began = performance.now();
		const { faults } = checkAnswers(form, { given });
		// An idle machine needs a small part of this.
		expect(performance.now() - began).toBeLessThan(1000);
		expect(faults).toEqual(one);
	}
});

describe("files", () => {
	const copy = { key: "papers/aa11.pdf", name: "copy.pdf" };
	const rates = [
		{ key: "papers/bb22.pdf", name: "one.pdf" },
		{ key: "papers/cc33.webp", name: "two.jpg" },
	];
	const present = { Copy: copy, Rates: rates };
	const filesOf = (...args: Parameters<typeof check>) =>
		Object.fromEntries(check(...args).files.map(({ entry, kept, sent }) => [entry.name, { kept, sent }]));

	test("keeps a file that the form names and removes one that it does not name", () => {
		expect(filesOf({ Copy: { keep: "aa11.pdf" }, Rates: { keep: ["cc33.webp"] } }, { present })).toEqual({
			Copy: { kept: [copy], sent: [] },
			Rates: { kept: [rates[1]], sent: [] },
		});
		expect(filesOf({}, { present })).toEqual({
			Copy: { kept: [], sent: [] },
			Rates: { kept: [], sent: [] },
		});
	});

	test("replaces the present file with a new one, or adds it if several are allowed", () => {
		const files = [{ field: "properties[Copy]" }, { field: "properties[Rates][0]" }];
		const given = { Copy: { keep: "aa11.pdf" }, Rates: { keep: { "0": "bb22.pdf" } } };
		expect(filesOf(given, { present, files })).toEqual({
			Copy: { kept: [], sent: [files[0]] },
			Rates: { kept: [rates[0]], sent: [files[1]] },
		});
	});

	test.each([
		["another question's file", { Copy: { keep: "bb22.pdf" } }],
		["its key", { Copy: { keep: "papers/aa11.pdf" } }],
		["a file answer in the request", { Copy: { key: "papers/zz99.pdf", name: "zz99.pdf" } }],
		["a text", { Copy: "aa11.pdf" }],
	])("does not keep %s", (_, given) => {
		const { files, faults } = check(given, { present });
		expect(faults).toEqual([{ path: "properties.Copy", msg: expect.any(String) }]);
		expect(files[0]?.kept).toEqual([]);
	});

	test("reports files that no question takes, and more than are allowed", () => {
		const files = ["properties[Copy]", "properties[Copy][1]", "properties[Class]", "properties[No][Such]"];
		expect(faultsOf({}, { files: files.map((field) => ({ field })) })).toEqual([
			"properties.Copy: Please choose one file.",
			"properties.Class: This form does not ask for this.",
			"properties.No.Such: This form does not ask for this.",
		]);
	});

	test("reports a required file that is missing", () => {
		const fields: PropertyField[] = [{ name: "Copy", type: "File", required: true }];
		expect(checkAnswers(fields, { given: {} }).faults).toEqual([
			{ path: "properties.Copy", msg: "Please choose a file." },
		]);
		expect(checkAnswers(fields, { given: { Copy: { keep: "aa11.pdf" } }, present }).faults).toEqual([]);
	});
});

/** The fullest answer that a form allows. */
function fullAnswer(fields: readonly PropertyField[]): Record<string, unknown> {
	return Object.fromEntries(
		fields.map((field) => {
			if ("fields" in field) return [field.name, fullAnswer(field.fields)];
			if (field.type === "File") return [field.name, undefined];
			const one = { String: "98160 00000", Number: "4", Date: "2026-11-20", Boolean: "true" }[field.type];
			return [field.name, field.multiple === true ? (field.enum ?? [one]) : (field.enum?.[0] ?? one)];
		}),
	);
}

test("accepts full answers to every form of the starter catalogue and requires its consent", () => {
	for (const service of starterCatalogue.flatMap((sector) => sector.services)) {
		for (const choice of [undefined, ...service.choices]) {
			const fields = propertyFormOf(service.fields, choice?.fields);
			const { answers, files, faults } = checkAnswers(fields, { given: fullAnswer(fields) });
			expect(faults, service.slug).toEqual([]);
			expect(Object.keys(answers).at(-1)).toBe("Consent");
			expect(files.length).toBe(entriesOf(fields).filter(({ type }) => type === "File").length);
			expect(checkAnswers(fields, { given: {} }).faults[0]?.path).toBe("properties.Consent");
		}
	}
});
