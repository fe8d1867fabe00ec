import { expect, test } from "vitest";
import type { PropertyField } from "./property-field.ts";
import { entriesOf, propertyFormOf } from "./property-form.ts";

const consent: PropertyField = { name: "Consent", type: "Boolean", required: true };
const vehicle: PropertyField = {
	name: "Vehicle",
	fields: [
		{ name: "Seats", type: "Number" },
		{ name: "AC", type: "Boolean" },
	],
};
const route: PropertyField = { name: "Route", type: "String" };

const names = (fields: PropertyField[]) => fields.map((field) => field.name);

test.each([
	["the service alone", [vehicle, consent], undefined, ["Vehicle", "Consent"]],
	["a choice before the consent", [vehicle, consent], [route], ["Vehicle", "Route", "Consent"]],
	["a choice without questions", [vehicle, consent], [], ["Vehicle", "Consent"]],
	["a consent that is not last", [consent, vehicle], [route], ["Vehicle", "Route", "Consent"]],
	["a service without consent", [vehicle], [route], ["Vehicle", "Route"]],
	["nothing", [], undefined, []],
])("%s", (_case, service, choice, expected) => {
	expect(names(propertyFormOf(service, choice))).toEqual(expected);
});

test("does not modify its arguments", () => {
	const service = [consent, vehicle];
	propertyFormOf(service, [route]);
	expect(names(service)).toEqual(["Consent", "Vehicle"]);
});

test("finds entries at every depth, in the order of the form", () => {
	const nested: PropertyField = { name: "Trip", fields: [vehicle, route] };
	expect(names(entriesOf([nested, consent]))).toEqual(["Seats", "AC", "Route", "Consent"]);
});
