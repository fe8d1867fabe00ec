import { describe, expect, test } from "vitest";
import type { PropertyField } from "../catalogue/property-field.ts";
import { cardDescription, cardPrice, cardQuestions, summaryLine } from "./listing-summary.ts";

const fields: PropertyField[] = [
	{ name: "Seats", type: "Number", unit: "seats", card: "summary" },
	{
		name: "Comfort",
		fields: [
			{ name: "Air", type: "String", card: "summary" },
			{ name: "Fare", type: "Number", card: "price", unit: "per km" },
		],
	},
	{ name: "Colour", type: "String" },
	{ name: "Floor", type: "Number", card: "summary" },
	{ name: "Carrier", type: "Boolean", card: "summary" },
	{ name: "Plate", type: "String", card: "summary", private: true },
];

const form = cardQuestions(fields);

describe("the summary line", () => {
	test("contains the marked answers in the order of the form, never private ones", () => {
		const answers = { Seats: 5, Comfort: { Air: "AC", Fare: 14 }, Colour: "White", Plate: "HP 01 A 1234" };
		expect(summaryLine(form, answers)).toBe("5 seats · AC");
	});

	test("adds the question's name to a bare number or a yes", () => {
		expect(summaryLine(form, { Floor: 2, Carrier: true })).toBe("Floor: 2 · Carrier: Yes");
	});

	test("is empty without answers, and never longer than one line", () => {
		expect(summaryLine(form, {})).toBe("");
		const line = summaryLine(form, { Comfort: { Air: "cool and quiet ".repeat(20) } });
		expect(line.length).toBeLessThanOrEqual(80);
		expect(line.endsWith("…")).toBe(true);
	});
});

describe("the price", () => {
	test.each([
		[14, { amount: 14, unit: "per km" }],
		["14.50", { amount: 14.5, unit: "per km" }],
		[0, null],
		[-5, null],
		["ask me", null],
		[undefined, null],
	])("%s", (Fare, price) => {
		expect(cardPrice(form, { Comfort: { Fare } })).toEqual(price);
	});

	test("is null if the question is private", () => {
		expect(
			cardPrice(cardQuestions([{ name: "Rate", type: "Number", card: "price", private: true }]), {
				Rate: 10,
			}),
		).toBeNull();
	});
});

describe("a card's description", () => {
	test("is one line of at most 160 characters", () => {
		const short = cardDescription(`  House\n\nwiring  ${"and repair ".repeat(30)}`);
		expect(short).toMatch(/^House wiring and repair .*…$/);
		expect(short.length).toBeLessThanOrEqual(160);
		expect(cardDescription("House\n\nwiring")).toBe("House wiring");
	});

	test("shows that the text continues even if empty lines took up the room", () => {
		const beginning = `House wiring${"\n".repeat(140)}and repairs`.slice(0, 161);
		expect(cardDescription(beginning)).toBe("House wiring and…");
	});
});
