import { expect, test } from "vitest";
import type { PropertyField } from "../catalogue/property-field.ts";
import { factsOnly, propertySections } from "./property-sections.ts";

const form: PropertyField[] = [
	{ name: "Kinds of work", type: "String", multiple: true },
	{
		name: "Charges",
		fields: [
			{ name: "Visiting charge", type: "Number", unit: "per visit" },
			{ name: "Waived when work is given", type: "Boolean" },
			{ name: "Night", fields: [{ name: "Extra", type: "Number", unit: "rupees" }] },
		],
	},
	{ name: "Not answered", fields: [{ name: "Anything", type: "String" }] },
	{ name: "Rate card", type: "File", multiple: true },
	{ name: "Free from", type: "Date" },
];

test("turns groups into sections in the order of the form, answers into text, and files into links", () => {
	const answers = {
		"Kinds of work": ["Wiring", "Earthing"],
		Charges: { "Visiting charge": 300, "Waived when work is given": true, Night: { Extra: 200 } },
		"Rate card": [{ key: "service-professionals/ab.pdf", name: "Rates 2026.pdf" }],
		"Free from": "2026-11-20",
	};
	expect(propertySections(form, answers, (key) => `https://cdn.example/media/${key}`)).toEqual([
		{
			name: "",
			entries: [
				{ name: "Kinds of work", value: "Wiring, Earthing", items: ["Wiring", "Earthing"] },
				{
					name: "Rate card",
					value: "Rates 2026.pdf",
					href: "https://cdn.example/media/service-professionals/ab.pdf",
				},
				{ name: "Free from", value: "20 Nov 2026" },
			],
		},
		{
			name: "Charges",
			entries: [
				{ name: "Visiting charge", value: "₹300 per visit" },
				{ name: "Waived when work is given", value: "Yes" },
			],
		},
		{ name: "Charges · Night", entries: [{ name: "Extra", value: "₹200" }] },
	]);
});

test("returns no sections without answers", () => {
	expect(propertySections(form, {}, (key) => key)).toEqual([]);
	expect(propertySections(form, { Charges: "no group", "Kinds of work": [] }, (key) => key)).toEqual([]);
});

test("leaves out answers that give a customer no information, and sections that become empty", () => {
	const answers = { "Spare parts": "Either way", Pets: false, Extras: ["None"] };
	expect(factsOnly({ Rooms: { ...answers, Heating: true }, Papers: answers })).toEqual({
		Rooms: { Heating: true },
		Papers: {},
	});
});
