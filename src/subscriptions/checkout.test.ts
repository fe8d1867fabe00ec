import { describe, expect, test } from "vitest";
import { paise } from "../platform/money.ts";
import { buyerProblems, needsAddress, offerProblems, planProblems, priceOf } from "./checkout.ts";
import type { SubscriptionType } from "./subscription.ts";

describe("the price of a plan", () => {
	test.each<[SubscriptionType, price: number, percent: number, discount: number, due: number]>([
		["Enrolment Basis", 299_900, 0, 0, 299_900],
		["Enrolment Basis", 299_900, 10, 29_990, 269_910],
		// Half a paisa is rounded up in the buyer's favour.
		["Lead Basis", 99_995, 10, 10_000, 89_995],
		["Lead Basis", 99_994, 10, 9_999, 89_995],
		["Lead Basis", 299_900, 100, 299_900, 0],
		// Amounts below one rupee cannot be paid.
		["Lead Basis", 112, 10, 11, 101],
		["Lead Basis", 111, 10, 11, 100],
		["Lead Basis", 110, 10, 110, 0],
		["Lead Basis", 100, 0, 0, 100],
		["Lead Basis", 99, 0, 99, 0],
		["Lead Basis", 0, 10, 0, 0],
		["Free Trial", 0, 0, 0, 0],
		["Free Trial", 99_900, 10, 0, 0],
	])("%s for %i paise with %i percent off: %i less, %i to pay", (type, price, percent, discount, due) => {
		expect(priceOf({ type, price: paise(price) }, percent)).toEqual({
			planPrice: type === "Free Trial" ? 0 : price,
			discountPercent: percent,
			discount,
			due,
		});
	});

	test("has no discount by default", () => {
		expect(priceOf({ type: "Lead Basis", price: paise(500) })).toMatchObject({
			discountPercent: 0,
			due: 500,
		});
	});
});

test("a plan must be chosen", () => {
	expect(planProblems("")).toEqual([{ msg: "Please Select Subscription", path: "subs_id" }]);
	expect(planProblems("01900000-0000-7000-8000-000000000000")).toEqual([]);
});

describe("a plan and a listing", () => {
	const listing = { serviceId: "ac", choiceId: "split" };
	const otherService = "This plan belongs to another service. Please choose another one.";
	test.each([
		["for all choices", { serviceId: "ac", choiceId: null, enabled: true }, null],
		["for the choice", { serviceId: "ac", choiceId: "split", enabled: true }, null],
		["for another choice", { serviceId: "ac", choiceId: "window", enabled: true }, otherService],
		["for another service", { serviceId: "tv", choiceId: null, enabled: true }, otherService],
		[
			"switched off",
			{ serviceId: "ac", choiceId: null, enabled: false },
			"This plan is no longer offered. Please choose another one.",
		],
		["that is invalid", undefined, "We do not know this plan."],
	])("%s", (_, plan, fault) => {
		const expected = fault === null ? [] : [{ msg: fault, path: "subs_id" }];
		expect(offerProblems(plan, listing)).toEqual(expected);
	});

	test("a listing without a choice has no plan of a choice", () => {
		const plan = { serviceId: "ac", choiceId: "split", enabled: true };
		expect(offerProblems(plan, { serviceId: "ac", choiceId: null })).toHaveLength(1);
	});
});

describe("a buyer", () => {
	const states = ["Himachal Pradesh", "Punjab"];
	test.each([
		["no details", {}, []],
		["empty fields", { name: "", state: "", gstin: "" }, []],
		["a state in small letters", { state: " himachal pradesh " }, []],
		["an unknown state", { state: "Himachal" }, ["buyer.state"]],
		["a GSTIN", { gstin: "27AAPFU0939F1ZV" }, []],
		["a GSTIN with spaces", { gstin: " 27aapfu0939f 1zv" }, []],
		["a GSTIN with a wrong last character", { gstin: "27AAPFU0939F1ZW" }, ["buyer.gstin"]],
		["words instead of a GSTIN", { gstin: "applied for" }, ["buyer.gstin"]],
		["both wrong", { state: "Goa?", gstin: "1" }, ["buyer.state", "buyer.gstin"]],
	])("%s", (_, buyer, paths) => {
		expect(buyerProblems(buyer, states).map(({ path }) => path)).toEqual(paths);
	});

	const gstin = "27AAPFU0939F1ZV";
	const missing = { msg: "Please give the address of this GSTIN.", path: "buyer.address" };
	test.each([
		["in another state than the listing", { gstin }, "02", [missing]],
		["in another state, with spaces", { gstin: " 27aapfu0939f 1zv" }, "02", [missing]],
		["if no state matches the listing's address", { gstin }, null, [missing]],
		["with a blank address", { gstin, address: " \n " }, "02", [missing]],
		["with its address", { gstin, address: "12 Nariman Point\nMumbai 400021" }, "02", []],
		["in the listing's state", { gstin }, "27", []],
		["while the listing's address is unknown", { gstin }, undefined, []],
		[
			"that is invalid",
			{ gstin: "27AAPFU0939F1ZW" },
			"02",
			[{ msg: "This is not a valid GSTIN.", path: "buyer.gstin" }],
		],
		["that is omitted", { state: "Punjab" }, "02", []],
	])("with a GSTIN %s", (_, buyer, addressState, faults) => {
		expect(buyerProblems(buyer, states, addressState)).toEqual(faults);
	});

	test("needs an own address only for a GSTIN of another state", () => {
		expect(needsAddress(gstin, "02")).toBe(true);
		expect(needsAddress(gstin, null)).toBe(true);
		expect(needsAddress(gstin, "27")).toBe(false);
		expect(needsAddress("27AAP", "02")).toBe(false);
		expect(needsAddress("", "02")).toBe(false);
		expect(needsAddress(undefined, "02")).toBe(false);
	});
});
