import { expect, test } from "vitest";
import { emptyRegistration } from "./registration-draft.ts";
import { byField, doneSteps, stepFaults } from "./registration-faults.ts";

const plain = { hasChoices: false, isStaff: false, isFixedPlace: false };

test("reports on each step what is missing from an empty form", () => {
	const faults = stepFaults(emptyRegistration, plain);
	expect(faults).toEqual({
		service: { serviceId: "Please Select Service" },
		address: { addressId: "Please select an address." },
		work: { goToLocation: "Please choose at least one place that you go to." },
	});
	expect(doneSteps(faults)).toEqual({ service: false, address: false, work: false });
});

test("requires a choice if the service has some", () => {
	const draft = { ...emptyRegistration, serviceId: "photographer" };
	expect(stepFaults(draft, { ...plain, hasChoices: true }).service).toEqual({
		choiceId: "Please Select Choice Of Service",
	});
	expect(stepFaults(draft, plain).service).toEqual({});
});

test("requires from staff a valid number of the person", () => {
	const draft = { ...emptyRegistration, serviceId: "electrician" };
	const asStaff = { ...plain, isStaff: true };
	expect(stepFaults(draft, asStaff).service).toEqual({
		mobile: "Please enter 10 digit mobile number for professional you are onboarding",
	});
	expect(stepFaults({ ...draft, phone: "98160" }, asStaff).service).toHaveProperty("mobile");
	expect(stepFaults({ ...draft, phone: "9816077120" }, asStaff).service).toEqual({});
});

test("requires no places for a fixed place, because its address determines the place", () => {
	expect(stepFaults(emptyRegistration, { ...plain, isFixedPlace: true }).work).toEqual({});
});

test("marks valid steps as done", () => {
	const filled = { ...emptyRegistration, serviceId: "s", addressId: "a", places: ["shimla"] };
	expect(doneSteps(stepFaults(filled, plain))).toEqual({ service: true, address: true, work: true });
});

test("reports the first of two faults at a field, and none without a field", () => {
	const faults = [
		{ msg: "first", path: "newProfessional.goToLocation" },
		{ msg: "second", path: "newProfessional.goToLocation.1" },
		{ msg: "nowhere" },
	];
	expect(byField(faults)).toEqual({ goToLocation: "first" });
});
