import { describe, expect, test } from "vitest";
import { fieldOf, stepsOf, stepToShow, stepWithFault } from "./registration-steps.ts";

const none = { service: false, address: false, work: false };
const all = { service: true, address: true, work: true };

describe("the step to show", () => {
	test.each([
		[null, none, "service"],
		["somewhere", all, "service"],
		["service", all, "service"],
		["address", none, "service"],
		["address", { ...none, service: true }, "address"],
		["work", { ...all, address: false }, "address"],
		["work", all, "work"],
		["plan", { ...all, work: false }, "work"],
		["plan", { ...all, service: false }, "service"],
		["plan", all, "plan"],
		["check", all, "plan"],
	])("for %s with %o is %s", (requested, done, shown) => {
		expect(stepToShow(requested, stepsOf(true), done)).toBe(shown);
	});

	test("is the summary as the last step without a plan, under either name", () => {
		expect(stepToShow("check", stepsOf(false), all)).toBe("check");
		expect(stepToShow("plan", stepsOf(false), all)).toBe("check");
	});
});

test.each([
	["newProfessional.goToLocation", "goToLocation"],
	["newProfessional.goToLocation.0", "goToLocation"],
	["newProfessional[firmName]", "firmName"],
	["mobile", "mobile"],
	["body", "body"],
])("maps %s to the field %s", (path, field) => {
	expect(fieldOf(path)).toBe(field);
});

test("finds the first step with a fault, in the order of the steps", () => {
	const faults = ["newProfessional.description", undefined, "newProfessional.addressId"];
	expect(stepWithFault(faults, stepsOf(true))).toBe("address");
	expect(stepWithFault(["mobile"], stepsOf(false))).toBe("service");
	expect(stepWithFault(["whatever"], stepsOf(true))).toBeNull();
});
