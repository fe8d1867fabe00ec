import { expect, test } from "vitest";
import {
	emptyRegistration,
	isFor,
	isFreeFor,
	type RegistrationDraft,
	registrationForm,
	withSector,
	withWanted,
} from "./registration-draft.ts";

const filled: RegistrationDraft = {
	...emptyRegistration,
	sectorId: "appliances",
	serviceId: "electrician",
	choiceId: "wiring",
	phone: "9816077120",
	skipsPayment: true,
	skipReason: " First of the valley ",
	addressId: "shop",
	firmName: "Thakur Electricals",
	description: "Wiring, MCBs, geysers.",
	places: ["shimla", "kufri"],
	planId: "six-months",
};

test("resets the draft for another sector, except the person", () => {
	expect(withSector(filled, "tourism")).toEqual({
		...emptyRegistration,
		sectorId: "tourism",
		phone: "9816077120",
		skipsPayment: true,
		skipReason: filled.skipReason,
	});
});

const newProfessional = {
	sectorId: "appliances",
	serviceId: "electrician",
	choiceId: "wiring",
	addressId: "shop",
	firmName: "Thakur Electricals",
	description: "Wiring, MCBs, geysers.",
	goToLocation: ["shimla", "kufri"],
};

test("contains the person and the skipped payment if staff send it", () => {
	expect(registrationForm(filled, { isStaff: true })).toEqual({
		paymentForCategory: "addProfessional",
		mobile: "+919816077120",
		paymentOption: "true",
		reason: "First of the valley",
		newProfessional,
	});
});

test("contains nothing reserved for staff if others send it, and no plan", () => {
	expect(registrationForm(filled, { isStaff: false })).toEqual({
		paymentForCategory: "addProfessional",
		newProfessional,
	});
});

test("leaves out what was not chosen, and trims spaces", () => {
	const bare = { ...filled, choiceId: "", planId: "", firmName: "  ", description: " Wiring " };
	const sent = registrationForm(bare, { isStaff: false });
	expect(sent.newProfessional).toMatchObject({ firmName: "", description: "Wiring" });
	expect(sent.newProfessional).not.toHaveProperty("choiceId");
});

const wiring = { serviceId: "electrician", choiceId: "wiring" };

test.each<[string, Partial<RegistrationDraft>, boolean]>([
	["nothing was chosen", {}, true],
	["only the firm was named", { firmName: "Thakur Electricals" }, true],
	["the service is chosen already", { sectorId: "appliances", serviceId: "electrician" }, true],
	["a sector was chosen", { sectorId: "appliances" }, false],
	["another choice was made", { serviceId: "electrician", choiceId: "geysers" }, false],
	["another service was chosen", { sectorId: "transport", serviceId: "taxi" }, false],
	["it has been sent and its photos are uploading", { listingId: "listing" }, false],
])("if %s, the preselected service can be chosen at once: %s", (_, part, isFree) => {
	expect(isFreeFor({ ...emptyRegistration, ...part }, wiring)).toBe(isFree);
});

test("chooses the preselected service, keeps the person and address, and resets the rest", () => {
	const taxi = { id: "taxi", sectorId: "transport" };
	const wanted = withWanted(filled, taxi, { serviceId: "taxi", choiceId: "airport" });
	expect(wanted).toEqual({
		...filled,
		sectorId: "transport",
		serviceId: "taxi",
		choiceId: "airport",
		places: [],
		planId: "",
	});
	expect(isFor(wanted, { serviceId: "taxi", choiceId: "airport" })).toBe(true);
});

test("keeps a draft that is for the preselected service already", () => {
	expect(isFor(filled, wiring)).toBe(true);
	expect(isFor(filled, { serviceId: "electrician", choiceId: "" })).toBe(true);
	expect(withWanted(filled, { id: "electrician", sectorId: "appliances" }, wiring)).toEqual(filled);
});

test("resets only the plan for another choice of the same service", () => {
	const wanted = { serviceId: "electrician", choiceId: "geysers" };
	expect(isFor(filled, wanted)).toBe(false);
	expect(withWanted(filled, { id: "electrician", sectorId: "appliances" }, wanted)).toEqual({
		...filled,
		choiceId: "geysers",
		planId: "",
	});
});
