import { describe, expect, test } from "vitest";
import type { PropertyField } from "./property-field.ts";
import { readPropertyForm, takenAway, underPresentNames } from "./property-form-rules.ts";
import { starterCatalogue } from "./starter/starter-catalogue.ts";

const text = (name: string, more: object = {}): PropertyField => ({ name, type: "String", ...more });

test("accepts every form of the starter catalogue unchanged", () => {
	const services = starterCatalogue.flatMap((sector) => sector.services);
	const forms = services.flatMap(({ fields, choices }) => [
		fields,
		...choices.map((choice) => choice.fields ?? []),
	]);
	for (const fields of forms) expect(readPropertyForm(fields)).toEqual({ fields, faults: [] });
});

test.each([
	["no list", "x", ["fields"]],
	["no object", [7], ["fields.0"]],
	["no name", [{ name: " ", type: "String" }], ["fields.0.name"]],
	["a name that paths cannot carry", [text("Size [m]")], ["fields.0.name"]],
	["digits alone", [text("7")], ["fields.0.name"]],
	["an unknown kind", [{ name: "Size", type: "Colour" }], ["fields.0.type"]],
	["a name twice", [text("Size"), text("SIZE")], ["fields.1.name"]],
	["an enum emptied", [text("Size", { enum: [] })], ["fields.0.enum"]],
	["an option twice", [text("Size", { enum: ["S", "s"] })], ["fields.0.enum.1"]],
	["options of a number", [{ name: "Size", type: "Number", enum: ["1"] }], ["fields.0.type"]],
	["a price in words", [text("Price", { card: "price" })], ["fields.0.card"]],
	["a private card", [text("Licence", { card: "summary", private: true })], ["fields.0.card"]],
	["an empty group", [{ name: "Rooms", fields: [] }], ["fields.0"]],
	["a fault in a group", [{ name: "Rooms", fields: [text("")] }], ["fields.0.fields.0.name"]],
])("refuses %s", (_what, sent, paths) => {
	expect(readPropertyForm(sent).faults.map(({ path }) => path)).toEqual(paths);
});

describe("what a change removes", () => {
	const before = [text("Size", { enum: ["S", "M"] }), { name: "Rooms", fields: [text("Beds")] }];
	test("is nothing if questions are only renamed or moved", () => {
		const after = [
			{ name: "Suites", formerly: ["Rooms"], fields: [text("Beds")] },
			text("Width", { enum: ["M", "S"], formerly: ["Size"] }),
		];
		expect(takenAway(before, after)).toEqual([]);
	});
	test("can be options, questions and the questions of a group", () => {
		expect(takenAway(before, [text("Size", { enum: ["S"] })])).toEqual([
			{ path: ["Size"], option: "M" },
			{ path: ["Rooms", "Beds"], option: null },
		]);
	});
});

test("moves answers to the current names of renamed questions and groups", () => {
	const fields = [
		text("Width", { formerly: ["Size"] }),
		{ name: "Suites", formerly: ["Rooms"], fields: [text("Beds", { formerly: ["Cots"] })] },
	];
	expect(underPresentNames(fields, { Size: "S", Rooms: { Cots: "2" }, Other: 1 })).toEqual({
		Width: "S",
		Suites: { Beds: "2" },
		Other: 1,
	});
	expect(underPresentNames(fields, { Size: "S", Width: "M" })).toEqual({ Size: "S", Width: "M" });
});
