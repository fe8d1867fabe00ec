import { expect, test } from "vitest";
import {
	emptyRegistration,
	isFor,
	isFreeFor,
	type RegistrationDraft,
	registrationForm,
	withChoice,
	withPhone,
	withSector,
	withService,
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

test("another sector begins anew, for the same person", () => {
	expect(withSector(filled, "tourism")).toEqual({
		...emptyRegistration,
		sectorId: "tourism",
		phone: "9816077120",
		skipsPayment: true,
		skipReason: filled.skipReason,
	});
});

test("another service takes its choice, places and plan along, and brings its sector", () => {
	const taxi = { id: "taxi", sectorId: "transport" };
	expect(withService(filled, taxi)).toEqual({
		...filled,
		sectorId: "transport",
		serviceId: "taxi",
		choiceId: "",
		places: [],
		planId: "",
	});
});

test("another choice has other plans, another person other addresses", () => {
	expect(withChoice(filled, "repairs")).toEqual({ ...filled, choiceId: "repairs", planId: "" });
	expect(withPhone(filled, "9000000010")).toEqual({ ...filled, phone: "9000000010", addressId: "" });
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

test("staff say for whom they register and that nothing is to be paid", () => {
	expect(registrationForm(filled, { isStaff: true })).toEqual({
		paymentForCategory: "addProfessional",
		mobile: "+919816077120",
		paymentOption: "true",
		reason: "First of the valley",
		newProfessional,
	});
});

test("everybody else sends nothing that is only for staff, and the plan comes with its payment", () => {
	expect(registrationForm(filled, { isStaff: false })).toEqual({
		paymentForCategory: "addProfessional",
		newProfessional,
	});
});

test("what was not chosen is not sent, and space around words is not either", () => {
	const bare = { ...filled, choiceId: "", planId: "", firmName: "  ", description: " Wiring " };
	const sent = registrationForm(bare, { isStaff: false });
	expect(sent.newProfessional).toMatchObject({ firmName: "", description: "Wiring" });
	expect(sent.newProfessional).not.toHaveProperty("choiceId");
});

const wiring = { serviceId: "electrician", choiceId: "wiring" };

test.each<[string, Partial<RegistrationDraft>, boolean]>([
	["nothing was chosen", {}, true],
	["only the firm was named", { firmName: "Thakur Electricals" }, true],
	["the service stands there already", { sectorId: "appliances", serviceId: "electrician" }, true],
	["a sector was chosen", { sectorId: "appliances" }, false],
	["another choice was made", { serviceId: "electrician", choiceId: "geysers" }, false],
	["another service was chosen", { sectorId: "transport", serviceId: "taxi" }, false],
	["it has been sent and its photos are on their way", { listingId: "listing" }, false],
])("where %s, what a screen before wants may be chosen at once: %s", (_, part, isFree) => {
	expect(isFreeFor({ ...emptyRegistration, ...part }, wiring)).toBe(isFree);
});

test("what is wanted is chosen, and who one is stays", () => {
	const taxi = { id: "taxi", sectorId: "transport" };
	const wanted = withWanted(filled, taxi, { serviceId: "taxi", choiceId: "airport" });
	expect(wanted).toEqual({ ...withService(filled, taxi), choiceId: "airport" });
	expect(isFor(wanted, { serviceId: "taxi", choiceId: "airport" })).toBe(true);
});

test("what is for it already is left as it is", () => {
	expect(isFor(filled, wiring)).toBe(true);
	expect(isFor(filled, { serviceId: "electrician", choiceId: "" })).toBe(true);
	expect(withWanted(filled, { id: "electrician", sectorId: "appliances" }, wiring)).toEqual(filled);
});

test("another choice of the same service takes the plan along, and nothing else", () => {
	const wanted = { serviceId: "electrician", choiceId: "geysers" };
	expect(isFor(filled, wanted)).toBe(false);
	expect(withWanted(filled, { id: "electrician", sectorId: "appliances" }, wanted)).toEqual({
		...filled,
		choiceId: "geysers",
		planId: "",
	});
});
