import { describe, expect, test } from "vitest";
import { stepsOf, stepToShow, stepWithError } from "./registration-steps.ts";

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

test("finds the first step with an error, in the order of the steps", () => {
	const at = (...paths: (string | undefined)[]) => paths.map((path) => ({ msg: "Wrong.", path }));
	const errors = at("newProfessional.goToLocation.0", undefined, "newProfessional.addressId");
	expect(stepWithError(errors, stepsOf(true))).toBe("address");
	expect(stepWithError(at("newProfessional.goToLocation.0"), stepsOf(true))).toBe("work");
	expect(stepWithError(at("mobile"), stepsOf(false))).toBe("service");
	expect(stepWithError(at("whatever"), stepsOf(true))).toBeNull();
});
