import { expect, test } from "vitest";
import { emptyRegistration } from "./registration-draft.ts";
import { doneSteps, stepErrors } from "./step-errors.ts";

const plain = { hasChoices: false, isStaff: false, isFixedPlace: false };

test("reports on each step what is missing from an empty form", () => {
	const errors = stepErrors(emptyRegistration, plain);
	expect(errors).toEqual({
		service: [{ path: "newProfessional.serviceId", msg: "Please Select Service" }],
		address: [{ path: "newProfessional.addressId", msg: "Please select an address." }],
		work: [{ path: "newProfessional.goToLocation", msg: "Please choose at least one place that you go to." }],
	});
	expect(doneSteps(errors)).toEqual({ service: false, address: false, work: false });
});

test("requires a choice if the service has some", () => {
	const draft = { ...emptyRegistration, serviceId: "photographer" };
	expect(stepErrors(draft, { ...plain, hasChoices: true }).service).toEqual([
		{ path: "newProfessional.choiceId", msg: "Please Select Choice Of Service" },
	]);
	expect(stepErrors(draft, plain).service).toEqual([]);
});

test("requires from staff a valid number of the person", () => {
	const draft = { ...emptyRegistration, serviceId: "electrician" };
	const asStaff = { ...plain, isStaff: true };
	expect(stepErrors(draft, asStaff).service).toEqual([
		{ path: "mobile", msg: "Please enter 10 digit mobile number for professional you are onboarding" },
	]);
	expect(stepErrors({ ...draft, phone: "98160" }, asStaff).service).toMatchObject([{ path: "mobile" }]);
	expect(stepErrors({ ...draft, phone: "9816077120" }, asStaff).service).toEqual([]);
});

test("requires no places for a fixed place, because its address determines the place", () => {
	expect(stepErrors(emptyRegistration, { ...plain, isFixedPlace: true }).work).toEqual([]);
});

test("marks valid steps as done", () => {
	const filled = { ...emptyRegistration, serviceId: "s", addressId: "a", places: ["shimla"] };
	expect(doneSteps(stepErrors(filled, plain))).toEqual({ service: true, address: true, work: true });
});
