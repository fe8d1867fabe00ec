import { expect, test } from "vitest";
import type { PropertyEntry, PropertyField } from "../catalogue/property-field.ts";
import { answersOf, filesAnswered, publicFields } from "./property-answers.ts";

const entry = (wishes: Partial<PropertyEntry>): PropertyEntry => ({
	name: "Question",
	type: "String",
	...wishes,
});

const form: PropertyField[] = [
	entry({ name: "Kinds" }),
	{
		name: "Licence",
		fields: [entry({ name: "Number", private: true }), entry({ name: "Copy", type: "File", private: true })],
	},
	{
		name: "Charges",
		fields: [entry({ name: "Visit", type: "Number" }), entry({ name: "Card", type: "File" })],
	},
	entry({ name: "Mobile" }),
	entry({ name: "Mobile number" }),
	entry({ name: "Mobility" }),
	entry({ name: "Consent", type: "Boolean" }),
];
const file = (name: string) => ({ key: `service-professionals/${name}.pdf`, name: `${name}.pdf` });
const answers = {
	Kinds: "Wiring",
	Licence: { Number: "HP-1", Copy: file("licence") },
	Charges: { Visit: 300, Card: [file("one"), file("two")], Unasked: "secret" },
	Mobile: "98160 00000",
	Consent: true,
	Unasked: "secret",
	__proto__: { Mobility: "inherited" },
};

test("leaves private questions, numbers to call, Consent and empty groups out of the public ones", () => {
	expect(publicFields(form)).toEqual([form[0], form[2], form[5]]);
});

test("leaves out answers to other questions, including inherited properties", () => {
	expect(answersOf(publicFields(form), answers)).toEqual({
		Kinds: "Wiring",
		Charges: { Visit: 300, Card: [file("one"), file("two")] },
	});
	expect(answersOf(form, answers)).toMatchObject({
		Licence: { Number: "HP-1" },
		Mobile: "98160 00000",
		Consent: true,
	});
	expect(answersOf(form, { Licence: "no group" })).toEqual({ Licence: {} });
});

test("finds the files of File questions, but nothing that only looks like a file", () => {
	const lookalike = { ...answers, Kinds: file("someone-elses") };
	expect(filesAnswered(form, lookalike).map(({ name }) => name)).toEqual([
		"licence.pdf",
		"one.pdf",
		"two.pdf",
	]);
});
