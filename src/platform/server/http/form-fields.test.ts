import { describe, expect, test } from "vitest";
import { AppError } from "../../app-error.ts";
import { type FormField, nestFields } from "./form-fields.ts";

test.each<[string, FormField[], unknown]>([
	["nothing", [], {}],
	["plain names", [["mobile", "1"]], { mobile: "1" }],
	[
		"groups",
		[
			["newProfessional[serviceId]", "s"],
			["newProfessional[firmName]", ""],
		],
		{ newProfessional: { serviceId: "s", firmName: "" } },
	],
	["groups in groups", [["a[b][c][d][e]", "1"]], { a: { b: { c: { d: { e: "1" } } } } }],
	[
		"a repeated name as a list",
		[
			["a[goToLocation]", "Shimla"],
			["a[goToLocation]", "Solan"],
		],
		{ a: { goToLocation: ["Shimla", "Solan"] } },
	],
	[
		"numbers as a list, in their order and without gaps",
		[
			["a[x][2]", "c"],
			["a[x][10]", "d"],
			["a[x][0]", "a"],
		],
		{ a: { x: ["a", "c", "d"] } },
	],
	["empty brackets as a list, of one too", [["a[x][]", "1"]], { a: { x: ["1"] } }],
	[
		"a list of groups",
		[
			["a[0][name]", "x"],
			["a[1][name]", "y"],
		],
		{ a: [{ name: "x" }, { name: "y" }] },
	],
	[
		"names of questions with blanks, dots and Hindi",
		[["p[पता / A. b?]", "1"]],
		{ p: { "पता / A. b?": "1" } },
	],
	["names that objects inherit", [["a[toString]", "1"]], { a: { toString: "1" } }],
])("reads %s", (_what, fields, nested) => {
	expect(nestFields(fields)).toEqual(nested);
});

describe("refuses a field by its name in the request", () => {
	test.each([
		"",
		"[a]",
		"a[b",
		"a]b",
		"a[b]c",
		"a[[b]]",
		"a[][b]",
		"a[b][c][d][e][f]",
		"a[201]",
		"__proto__[x]",
		"a[__proto__][x]",
		"a[constructor][prototype][x]",
		"constructor",
		"x".repeat(201),
	])("%j", (name) => {
		const read = () => nestFields([[name, "1"]]);
		expect(read).toThrow(AppError);
		expect(read).toThrow("The name of this field cannot be read.");
		expect(Object.hasOwn(Object.prototype, "x")).toBe(false);
	});

	test.each<[string, FormField[]]>([
		[
			"a value and a group",
			[
				["a", "1"],
				["a[b]", "2"],
			],
		],
		[
			"a list and a value",
			[
				["a[0]", "1"],
				["a", "2"],
			],
		],
		[
			"numbers among names",
			[
				["a[0]", "1"],
				["a[b]", "2"],
			],
		],
	])("%s", (_what, fields) => {
		expect(() => nestFields(fields)).toThrow(AppError);
	});
});
