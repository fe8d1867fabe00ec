import { describe, expect, test } from "vitest";
import type { PropertyField } from "../catalogue/property-field.ts";
import { factQuestions, factsOf } from "./list-facts.ts";

const fields: PropertyField[] = [
	{ name: "AC", type: "Boolean", card: "summary" },
	{
		name: "Offer",
		fields: [
			{
				name: "Meals offered",
				type: "String",
				card: "summary",
				multiple: true,
				enum: ["Breakfast", "Dinner"],
			},
			{ name: "Price for a night", type: "Number", card: "price", unit: "per night" },
		],
	},
	{ name: "भाषा", type: "String", card: "summary", enum: ["हिन्दी", "English"] },
	{ name: "Experience", type: "Number", card: "summary" },
	{ name: "Licence number", type: "String", card: "summary", private: true, enum: ["A", "B"] },
	{ name: "Parking", type: "String", enum: ["Yes", "No"] },
];
const listed = {
	properties: {},
	imageCount: 0,
	isLicenceChecked: false,
	rating: { stars: 11, count: 3 },
};

describe("factQuestions", () => {
	test("are the questions with fixed answers that cards show", () => {
		expect(factQuestions(fields)).toEqual([
			{ name: "AC", isSingle: true, options: [{ fact: "ac", label: "AC" }] },
			{
				name: "Meals offered",
				isSingle: false,
				options: [
					{ fact: "meals-offered:breakfast", label: "Breakfast" },
					{ fact: "meals-offered:dinner", label: "Dinner" },
				],
			},
			{
				name: "भाषा",
				isSingle: true,
				options: [
					{ fact: "भाषा:हिन्दी", label: "हिन्दी" },
					{ fact: "भाषा:english", label: "English" },
				],
			},
		]);
	});
});

describe("factsOf", () => {
	test("follow from answers, pictures and the checked licence", () => {
		const properties = {
			AC: true,
			Offer: { "Meals offered": ["Dinner", "Lunch"], "Price for a night": "1499.5" },
			भाषा: "हिन्दी",
		};
		expect(
			factsOf(fields, { properties, imageCount: 2, isLicenceChecked: true, rating: { stars: 9, count: 2 } }),
		).toEqual({
			facts: ["photos", "licence", "rated-4", "ac", "meals-offered:dinner", "भाषा:हिन्दी"],
			price: 1500,
		});
	});

	test("a price that nobody means is none", () => {
		const properties = { Offer: { "Price for a night": "99999999999" } };
		expect(factsOf(fields, { ...listed, properties }).price).toBeNull();
	});

	test("are none without answers", () => {
		expect(factsOf(fields, listed)).toEqual({ facts: [], price: null });
		expect(factsOf(fields, { ...listed, properties: { AC: false, Offer: "x" } }).facts).toEqual([]);
	});

	test("follow from an answer under a question's earlier name", () => {
		const renamed: PropertyField[] = [
			{ name: "Air conditioning", type: "Boolean", card: "summary", formerly: ["AC"] },
		];
		expect(factsOf(renamed, { ...listed, properties: { AC: true } }).facts).toEqual(["air-conditioning"]);
	});
});
