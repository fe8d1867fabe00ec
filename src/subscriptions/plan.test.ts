import { describe, expect, test } from "vitest";
import { paise } from "../platform/money.ts";
import { faultsOfPlan, isPriceInRange, type PlanTerms, priceAfter, sizeOfPlan } from "./plan.ts";

const enrolment: PlanTerms = {
	type: "Enrolment Basis",
	price: 2_999,
	durationInMonths: 6,
	numberOfLeads: null,
};
const bundle: PlanTerms = { type: "Lead Basis", price: 999.5, durationInMonths: null, numberOfLeads: 20 };
const trial: PlanTerms = { type: "Free Trial", price: 0, durationInMonths: null, numberOfLeads: null };

describe("a new plan", () => {
	test.each([
		enrolment,
		{ ...enrolment, price: 0.01, durationInMonths: 1 },
		{ ...enrolment, price: 100_000, durationInMonths: 36 },
		bundle,
		{ ...bundle, numberOfLeads: 1_000 },
		trial,
	])("accepts %j", (terms) => {
		expect(faultsOfPlan(terms)).toEqual([]);
	});

	test.each([0, -1, 100_000.01, 100_000_000, 2_999.999, Number.NaN])("refuses a price of %d", (price) => {
		expect(faultsOfPlan({ ...enrolment, price })).toEqual([
			{ path: "price", msg: "Please enter a valid price." },
		]);
	});

	test.each([null, 0, 37, 1.5])("refuses a duration of %s months", (durationInMonths) => {
		expect(faultsOfPlan({ ...enrolment, durationInMonths })).toEqual([
			{ path: "durationInMonths", msg: "Please enter the duration in months." },
		]);
	});

	test.each([null, 0, 1_001, 2.5])("refuses %s leads", (numberOfLeads) => {
		expect(faultsOfPlan({ ...bundle, numberOfLeads })).toEqual([
			{ path: "numberOfLeads", msg: "Please enter the number of leads." },
		]);
	});

	test("names all faults in one response", () => {
		const faults = faultsOfPlan({ ...bundle, price: 0, numberOfLeads: 0 });
		expect(faults.map(({ path }) => path)).toEqual(["price", "numberOfLeads"]);
	});

	test("refuses a trial with a price", () => {
		expect(faultsOfPlan({ ...trial, price: 1 })).toEqual([
			{ path: "price", msg: "A free trial costs nothing." },
		]);
	});
});

test.each([
	[
		{ ...enrolment, numberOfLeads: 5 },
		{ durationInMonths: 6, numberOfLeads: null },
	],
	[
		{ ...bundle, durationInMonths: 6 },
		{ durationInMonths: null, numberOfLeads: 20 },
	],
	[trial, { durationInMonths: 1, numberOfLeads: 5 }],
])("%j has the size of its type", (terms, size) => {
	expect(sizeOfPlan(terms)).toEqual(size);
});

test.each([
	[99_950, 10, 109_900],
	[299_900, -10, 269_900],
	[150, -50, 100],
	[100, -90, 0],
	[123_450, 15, 142_000],
	[10_000_000, 200, 30_000_000],
])("%d paise changed by %d percent are %d, whole rupees", (before, percent, after) => {
	expect(priceAfter(paise(before), percent)).toBe(after);
});

test.each([
	[0, false],
	[1, true],
	[10_000_000, true],
	[10_000_001, false],
])("%d paise is a price: %s", (price, isPrice) => {
	expect(isPriceInRange(paise(price))).toBe(isPrice);
});
