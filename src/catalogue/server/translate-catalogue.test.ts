import { expect, test } from "vitest";
import type { Service } from "../catalogue.ts";
import type { PropertyField } from "../property-field.ts";
import { translateCatalogue } from "./translate-catalogue.ts";

const known: Record<string, string> = {
	"field Fare": "किराया",
	"field Trip": "सफर",
	"hint In all.": "कुल मिलाकर।",
	"unit rupees": "रुपये",
	"unit rupees per km": "रुपये प्रति किमी",
	"unit seats": "सीट",
	"option Day": "दिन",
};

function translated(fields: PropertyField[]): PropertyField[] {
	const service = {
		sector: { id: "s" },
		choices: [],
		fields: [],
		formerForms: [{ version: 1, fields, choices: {} }],
	};
	const [, [first]] = translateCatalogue(
		{ sectors: [], services: [service as unknown as Service] },
		(kind, text) => known[`${kind} ${text}`],
	);
	return first?.formerForms[0]?.fields ?? [];
}

test("labels the questions of former forms, inside groups too, and keeps keys", () => {
	const fare = { name: "Fare", type: "Number", description: "In all.", unit: "rupees per km" } as const;
	expect(translated([{ name: "Trip", fields: [fare] }])).toEqual([
		{
			name: "Trip",
			label: "सफर",
			fields: [{ ...fare, label: "किराया", description: "कुल मिलाकर।", unitLabel: "प्रति किमी" }],
		},
	]);
});

test("leaves what has no translation as it is", () => {
	const time = { name: "Time", type: "String", enum: ["Day", "Night"] } as const;
	expect(
		translated([
			{ ...time, enum: [...time.enum] },
			{ name: "Seats", type: "Number", unit: "seats" },
		]),
	).toEqual([
		{ ...time, optionLabels: ["दिन", "Night"] },
		{ name: "Seats", type: "Number", unit: "seats", unitLabel: "सीट" },
	]);
});
