import { expect, test } from "vitest";
import type { LeadInput } from "../leads.contract.ts";
import { leadErrors } from "./lead-errors.ts";

const whole: LeadInput = {
	name: "Neha",
	mobile: "+919816044210",
	goToLocation: "shimla",
	addressDetails: "Flat 12",
	serviceId: "service",
};
const check = {
	context: { choiceNeeded: false, now: new Date() },
	isTried: true,
	left: new Set<string>(),
	refused: [],
};

test("once sent, every empty field says so, beside what else is wrong", () => {
	const input = {
		...whole,
		name: "",
		goToLocation: "",
		addressDetails: " ",
		mobile: "+9112",
		serviceId: null,
	};
	expect(leadErrors({ ...check, input })).toEqual({
		name: "Please fill in Name.",
		goToLocation: "Please fill in Location.",
		addressDetails: "Please fill in Address details.",
		mobile: "Please enter at least 10 digits",
		serviceId: "Please select a Service before submitting.",
	});
});

test("before that, only what is wrong in a field that was left", () => {
	const input = { ...whole, name: "", mobile: "+9112", budget: { min: 2, max: 1 } };
	expect(leadErrors({ ...check, input, isTried: false })).toEqual({});
	expect(leadErrors({ ...check, input, isTried: false, left: new Set(["mobile"]) })).toEqual({
		mobile: "Please enter at least 10 digits",
	});
});

test("what the server refused stands at the form's own field", () => {
	const refused = [
		{ msg: "no such place", path: "goToLocation" },
		{ msg: "not this service", path: "serviceName" },
		{ msg: "away", path: undefined },
	];
	expect(leadErrors({ ...check, input: whole, refused })).toEqual({
		goToLocation: "no such place",
		serviceId: "not this service",
	});
});
