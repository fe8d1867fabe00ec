import { expect, test } from "vitest";
import type { PropertyField } from "../../catalogue/property-field.ts";
import { checkAnswers } from "../property-check.ts";
import {
	draftOf,
	formDataOf,
	givenOf,
	placedEntries,
	withoutGoneFiles,
	underPresentFields,
} from "./property-form-draft.ts";

const fields: PropertyField[] = [
	{ name: "Kinds", type: "String", enum: ["Wiring ", "Fans"], multiple: true },
	{ name: "Class", type: "String", enum: ["Permit"] },
	{
		name: "Vehicle",
		fields: [
			{ name: "Seats", type: "Number" },
			{ name: "AC", type: "Boolean" },
			{ name: "Permit", type: "Date" },
			{ name: "Copy", type: "File", private: true },
		],
	},
	{ name: "Stops", type: "String", multiple: true },
	{ name: "Mobile", type: "String" },
	{ name: "Consent", type: "Boolean", required: true },
];
const answers = {
	Kinds: [" Wiring", "Geysers"],
	Class: "Wizard",
	Vehicle: { Seats: 4.5, AC: false, Permit: "2027-03-31", Copy: { key: "ab12.pdf", name: "permit.pdf" } },
	Stops: ["Kufri", "Shimla"],
	Mobile: "+919816000000",
	Consent: true,
};
const draft = {
	"properties[Kinds]": ["Wiring"],
	"properties[Class]": "",
	"properties[Vehicle][Seats]": "4.5",
	"properties[Vehicle][AC]": "false",
	"properties[Vehicle][Permit]": "2027-03-31",
	"properties[Vehicle][Copy]": ["ab12.pdf"],
	"properties[Stops]": ["Kufri", "Shimla"],
	"properties[Mobile]": "9816000000",
	"properties[Consent]": "true",
};

test("the present answers fill the form; what is offered no more is to be chosen anew", () => {
	expect(draftOf(fields, answers)).toEqual(draft);
	expect(draftOf(fields, { Vehicle: "no group", Stops: 7, Class: ["Permit"] })).toMatchObject({
		"properties[Vehicle][Seats]": "",
		"properties[Stops]": ["7"],
		"properties[Class]": "",
	});
});

test("what is typed passes the check that the server makes, and becomes the same answers", () => {
	const {
		answers: read,
		files,
		faults,
	} = checkAnswers(fields, {
		given: givenOf(fields, draft),
		present: answers,
	});
	expect(faults).toEqual([]);
	const { Copy, ...vehicle } = answers.Vehicle;
	expect(read).toEqual({ ...answers, Kinds: ["Wiring"], Class: undefined, Vehicle: vehicle });
	expect(files).toMatchObject([{ place: ["Vehicle", "Copy"], kept: [Copy] }]);
});

test("travels under the names that the call reads", () => {
	const file = new File(["%PDF"], "new.pdf");
	const chosen = { field: "properties[Vehicle][Copy]", file, isTooBig: false };
	expect([...formDataOf(fields, draft, [chosen])]).toEqual([
		["properties[Kinds][0]", "Wiring"],
		["properties[Class]", ""],
		["properties[Vehicle][Seats]", "4.5"],
		["properties[Vehicle][AC]", "false"],
		["properties[Vehicle][Permit]", "2027-03-31"],
		["properties[Vehicle][Copy][keep]", "ab12.pdf"],
		["properties[Stops][0]", "Kufri"],
		["properties[Stops][1]", "Shimla"],
		["properties[Mobile]", "9816000000"],
		["properties[Consent]", "true"],
		["properties[Vehicle][Copy]", file],
	]);
});

test("a kept draft does not hold on to a file that has gone meanwhile", () => {
	expect(withoutGoneFiles(fields, draft, answers)).toEqual(draft);
	expect(withoutGoneFiles(fields, draft, {})).toEqual({ ...draft, "properties[Vehicle][Copy]": [] });
});

test("questions are found at every depth with their places", () => {
	expect(placedEntries(fields).map(({ place }) => place.join("."))).toContain("Vehicle.Permit");
});

test("keeps what was typed before staff renamed a question or its group", () => {
	const renamed: PropertyField[] = [
		{ name: "Width", type: "String", formerly: ["Size"] },
		{
			name: "Suites",
			formerly: ["Rooms"],
			fields: [{ name: "Beds", type: "Number", formerly: ["Cots"] }],
		},
	];
	const typed = { "properties[Size]": "Small", "properties[Width]": "", "properties[Rooms][Cots]": "2" };
	expect(underPresentFields(renamed, typed)).toMatchObject({
		"properties[Width]": "Small",
		"properties[Suites][Beds]": "2",
	});
	const cleared = { "properties[Size]": "", "properties[Width]": "" };
	expect(underPresentFields(renamed, cleared)).toMatchObject({ "properties[Width]": "" });
});
