import { expect, test } from "vitest";
import type { LeadInput } from "../../leads.contract.ts";
import { isBehindToggle, leadErrors } from "./lead-errors.ts";

const whole: LeadInput = {
	name: "Neha",
	mobile: "+919816044210",
	goToLocation: "shimla",
	addressDetails: "Flat 12",
	serviceId: "service",
};
const context = { choiceNeeded: false, now: new Date() };

test("names every empty field and other faults, and shows the form's message once", () => {
	const input = {
		...whole,
		name: "",
		goToLocation: "",
		addressDetails: " ",
		mobile: "+9112",
		serviceId: null,
	};
	expect(leadErrors(input, context)).toEqual([
		{ msg: "Please fill in Name, Mobile, goToLocation and Address Details before submitting." },
		{ msg: "Please fill in Name.", path: "name" },
		{ msg: "Please fill in Location.", path: "goToLocation" },
		{ msg: "Please fill in Address details.", path: "addressDetails" },
		{ msg: "Please select a Service before submitting.", path: "serviceId" },
		{ msg: "Please enter at least 10 digits", path: "mobile" },
	]);
});

test("shows no message for the whole form if no field is empty", () => {
	expect(leadErrors(whole, context)).toEqual([]);
	expect(leadErrors({ ...whole, mobile: "+9112" }, context)).toEqual([
		{ msg: "Please enter at least 10 digits", path: "mobile" },
	]);
});

test("opens the optional fields only for an error among them", () => {
	expect(isBehindToggle([{ msg: "order", path: "budget.max" }])).toBe(true);
	expect(isBehindToggle([{ msg: "wrong", path: "mobile" }, { msg: "away" }])).toBe(false);
});
