import { describe, expect, test } from "vitest";
import type { Location } from "../places/location.ts";
import { choosePlaces, missingChoices, existingMessage } from "./registration.ts";

const place = (id: string, name: string, names: string[] = []): Location => ({
	id,
	name,
	slug: name.toLowerCase().replaceAll(/[ _]/g, "-"),
	state: null,
	kind: name === "PAN_INDIA" ? "all" : "town",
	parentId: null,
	latitude: null,
	longitude: null,
	pincode: null,
	names,
});

const [india, bir, kullu, shimla] = [
	place("india", "PAN_INDIA"),
	place("bir", "Bir Billing", ["bir", "billing"]),
	place("kullu", "Kullu"),
	place("shimla", "Shimla"),
];
const all = [india, bir, kullu, shimla];

describe("the message about an existing registration", () => {
	const unpaid =
		"You have tried to register for the service, Please complete your registeration by completing the payment";
	const applied = "You have already applied to this service";
	const active = "You have already registered to this service.";
	const expired = "Your registration has expired. Please choose a subscription to renew it.";
	test.each([
		["applied", "pending", unpaid],
		["applied", "failed", unpaid],
		["applied", "success", applied],
		["applied", "not-required", applied],
		["active", "success", active],
		["active", "pending", active],
		["active", "not-required", active],
		["expired", "success", expired],
		["expired", "failed", expired],
	] as const)("%s, payment %s", (status, paymentStatus, words) => {
		expect(existingMessage({ status, paymentStatus, isSuspended: false })).toBe(words);
	});

	test("for one that staff suspended", () => {
		expect(existingMessage({ status: "expired", paymentStatus: "success", isSuspended: true })).toBe(
			"Our staff have suspended this listing. Please write to us about it.",
		);
	});
});

describe("missing choices", () => {
	const whole = { serviceId: "s", choiceId: "c", addressId: "a" };
	const service = "newProfessional.serviceId: Please Select Service";
	const choice = "newProfessional.choiceId: Please Select Choice Of Service";
	const address = "newProfessional.addressId: Please select an address.";
	test.each([
		[whole, true, []],
		[{ ...whole, choiceId: undefined }, false, []],
		[{ ...whole, choiceId: undefined }, true, [choice]],
		[{ ...whole, choiceId: "" }, true, [choice]],
		[{ ...whole, addressId: "" }, false, [address]],
		[{ serviceId: "", addressId: "" }, false, [service, address]],
	])("in %o, with choices %s", (form, hasChoices, faults) => {
		expect(missingChoices(form, hasChoices).map(({ msg, path }) => `${path}: ${msg}`)).toEqual(faults);
	});
});

describe("the places of a registration", () => {
	const everywhere = { type: "Electrician", served: all };
	const few = { type: "Paragliding", served: [bir, kullu] };
	const countrywide = { type: "CA", served: [india] };

	test.each([
		["by name", ["Bir Billing"], everywhere, ["bir"]],
		["by slug, capitals or not, spaces around", [" BIR-billing "], everywhere, ["bir"]],
		["by another spelling", ["billing"], everywhere, ["bir"]],
		["by the code", ["PAN_INDIA"], everywhere, ["india"]],
		["by the code's name", ["PAN India"], everywhere, ["india"]],
		["in the order sent", ["Shimla", "Kullu", "PAN_INDIA"], everywhere, ["shimla", "kullu", "india"]],
		["each once, however it is spelled", ["Kullu", "bir", "kullu", "Billing"], everywhere, ["kullu", "bir"]],
		["empty ones left out", ["", "Kullu", " "], everywhere, ["kullu"]],
		["of a service with few places", ["kullu", "bir"], few, ["kullu", "bir"]],
		["none of a service that is offered all over India only", [], countrywide, ["india"]],
		["empty ones of such a service", [""], countrywide, ["india"]],
	])("accepts places %s", (_, typed, service, ids) => {
		const result = choosePlaces(typed, service, all);
		expect("value" in result ? result.value.map(({ id }) => id) : result).toEqual(ids);
	});

	const missing = "Please choose at least one place that you go to.";
	test.each([
		["none", [], everywhere, missing],
		["none of a service with few places", ["", " "], few, missing],
		["an unknown one", ["Kullu", "Atlantis"], everywhere, "We do not know: Atlantis."],
		["several unknown ones", ["Atlantis", "Lemuria"], everywhere, "We do not know: Atlantis, Lemuria."],
		["one that is not served", ["Bir", "Shimla"], few, "Paragliding is not offered in: Shimla."],
		["all India where it is not served", ["PAN_INDIA"], few, "Paragliding is not offered in: PAN_INDIA."],
		[
			"a town of a service that is only offered in all India",
			["Shimla"],
			countrywide,
			"CA is not offered in: Shimla.",
		],
		["the unknown before the unserved", ["Shimla", "Atlantis"], few, "We do not know: Atlantis."],
	])("refuses %s", (_, typed, service, fault) => {
		expect(choosePlaces(typed, service, all)).toEqual({ fault });
	});

	test("shortens a long list of unknown places", () => {
		const typed = Array.from({ length: 300 }, (_, number) => `Nowhere ${number}`);
		const result = choosePlaces(typed, everywhere, all);
		expect("fault" in result && result.fault.length).toBeLessThan(160);
	});
});
