import { expect, test } from "vitest";
import type { PropertyField } from "../../../catalogue/property-field.ts";
import { checkAnswers } from "../../property-check.ts";
import {
	chosenUnderPresentFields,
	draftOf,
	formDataOf,
	givenOf,
	placedEntries,
	withoutDeletedFiles,
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

test("fills the form with the present answers and clears options that are no longer offered", () => {
	expect(draftOf(fields, answers)).toEqual(draft);
	expect(draftOf(fields, { Vehicle: "no group", Stops: 7, Class: ["Permit"] })).toMatchObject({
		"properties[Vehicle][Seats]": "",
		"properties[Stops]": ["7"],
		"properties[Class]": "",
	});
});

test("produces input that passes the server's check and becomes the same answers", () => {
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

test("uses the field names that the call reads", () => {
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

test("drops a file from a saved draft that was deleted in the meantime", () => {
	expect(withoutDeletedFiles(fields, draft, answers)).toEqual(draft);
	expect(withoutDeletedFiles(fields, draft, {})).toEqual({ ...draft, "properties[Vehicle][Copy]": [] });
});

test("finds questions at every depth with their places", () => {
	expect(placedEntries(fields).map(({ place }) => place.join("."))).toContain("Vehicle.Permit");
});

test("keeps input from before staff renamed a question or its group", () => {
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

test("moves chosen files with their question when the form changes", () => {
	const chosen = ["Licence", "Photos", "Gone"].map((name) => ({
		field: `properties[${name}]`,
		file: new File([], `${name}.pdf`),
		isTooBig: false,
	}));
	const another = { field: "properties[Photos]", file: new File([], "second.pdf"), isTooBig: true };
	const renamed: PropertyField[] = [
		{ name: "Permit", type: "File", formerly: ["Licence"] },
		{ name: "Photos", type: "File", multiple: true },
		{ name: "Gone", type: "String" },
	];
	const placed = (asked: PropertyField[]) =>
		chosenUnderPresentFields(asked, [...chosen, another]).map(({ field, file, isTooBig }) => [
			field,
			file.name,
			isTooBig,
		]);
	expect(placed(renamed)).toEqual([
		["properties[Permit]", "Licence.pdf", false],
		["properties[Photos]", "Photos.pdf", false],
		["properties[Photos]", "second.pdf", true],
	]);
	expect(placed([{ name: "Photos", type: "File" }])).toEqual([["properties[Photos]", "second.pdf", true]]);
});
