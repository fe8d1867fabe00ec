import { describe, expect, test } from "vitest";
import { leadInputFaults } from "./lead-input.ts";
import type { LeadInput } from "./leads.contract.ts";

const now = new Date("2026-11-20T06:30:00Z");
const whole: LeadInput = {
	name: "Sunita Devi",
	mobile: "9876543210",
	goToLocation: "shimla",
	addressDetails: "Near the Ridge",
	serviceName: "Electrician",
};

const faultsOf = (input: LeadInput, choiceNeeded = false) => leadInputFaults(input, { choiceNeeded, now });
const required = "Please fill in Name, Mobile, goToLocation and Address Details before submitting.";

test("accepts a complete lead", () => {
	expect(faultsOf(whole)).toEqual([]);
});

describe("the four required fields", () => {
	test.each([
		["name", { name: "" }],
		["name", { name: undefined }],
		["name", { name: null, mobile: "", addressDetails: "" }],
		["mobile", { mobile: "  ", goToLocation: "" }],
		["goToLocation", { goToLocation: "" }],
		["addressDetails", { addressDetails: "\n\t" }],
	] as [string, LeadInput][])("are reported with one message when empty, at %s", (path, change) => {
		expect(faultsOf({ ...whole, ...change })).toEqual([{ msg: required, path }]);
	});

	test("are reported before any other fault", () => {
		expect(
			faultsOf({ ...whole, name: "", serviceName: "", mobile: "12", budget: { min: 2, max: 1 } }, true),
		).toEqual([{ msg: required, path: "name" }]);
	});
});

describe("requires a service and a choice", () => {
	test.each([
		[{ serviceName: "" }, false, ["Please select a Service before submitting."]],
		[{ serviceName: null, serviceId: null }, true, ["Please select a Service before submitting."]],
		[{ serviceName: null, originProfessional: "0190a0a0-0000-7000-8000-000000000000" }, false, []],
		[{ serviceName: null, serviceId: "0190a0a0-0000-7000-8000-000000000000" }, false, []],
		[{}, true, ["Please select a Choice of Service before submitting."]],
		[{ choiceName: "Wiring" }, true, []],
		[{ choiceId: "0190a0a0-0000-7000-8000-000000000000" }, true, []],
	] as [LeadInput, boolean, string[]][])(
		"%o with a choice required: %s",
		(change, choiceNeeded, messages) => {
			expect(faultsOf({ ...whole, ...change }, choiceNeeded).map((fault) => fault.msg)).toEqual(messages);
		},
	);
});

describe("the budget", () => {
	test.each([
		[null, null, true],
		[0, 0, true],
		[500, 500, true],
		[500, 1000, true],
		[500, null, true],
		[null, 500, true],
		[500.01, 500, false],
	])("allows %s to %s: %s", (min, max, fine) => {
		expect(faultsOf({ ...whole, budget: { min, max } }).map((fault) => fault.path)).toEqual(
			fine ? [] : ["budget.max"],
		);
	});
});

describe("the preferred time", () => {
	const past = "The preferred time has already passed. Please choose a later one.";
	const far = "The preferred time can be at most one year ahead.";
	test.each([
		[null, []],
		["2026-11-20T06:30:00Z", []],
		["2026-11-20T05:30:00Z", []],
		["2026-11-20T05:29:59Z", [past]],
		["1999-01-01T00:00:00Z", [past]],
		["2027-11-20T06:30:00Z", []],
		["2027-11-20T06:30:01Z", [far]],
		["9999-12-31T23:59:59Z", [far]],
		["not a time", [past]],
	])("%s", (preferredDateTime, messages) => {
		expect(faultsOf({ ...whole, preferredDateTime }).map((fault) => fault.msg)).toEqual(messages);
	});
});

describe("reports all further faults together", () => {
	test.each([
		["98765", "Please enter at least 10 digits"],
		["98765432101234", "Mobile number should be greater than 10 digits"],
		["5876543210", "Invalid mobile number. Please enter a valid number with 10 digits."],
	])("checks the mobile %s", (mobile, fault) => {
		const input = { ...whole, mobile, budget: { min: 9, max: 1 }, preferredDateTime: "2020-01-01T00:00:00Z" };
		expect(faultsOf(input, true)).toEqual([
			{ msg: "Please select a Choice of Service before submitting.", path: "choiceId" },
			{ msg: fault, path: "mobile" },
			{ msg: "The maximum budget cannot be lower than the minimum.", path: "budget.max" },
			{ msg: "The preferred time has already passed. Please choose a later one.", path: "preferredDateTime" },
		]);
	});
});
