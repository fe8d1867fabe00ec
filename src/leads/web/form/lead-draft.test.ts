import { describe, expect, test } from "vitest";
import {
	emptyDraft,
	isAnothers,
	isChoiceNeeded,
	isUntouched,
	leadInputOf,
	timeBounds,
	withAccount,
} from "./lead-draft.ts";
import type { LeadStart } from "./lead-start.ts";

const electrician = {
	id: "service",
	slug: "electrician",
	name: "Electrician",
	icon: "zap",
	choices: [{ value: "wiring", label: "Wiring", slug: "wiring" }],
};
const noStart: LeadStart = { service: null, choiceId: "", professional: null, place: null, problem: null };
const professional = { id: "listing", name: "Thakur Electricals", hasChoice: true };

describe("the lead in the request", () => {
	test("from a completed form", () => {
		const draft = {
			...emptyDraft,
			choiceId: "wiring",
			name: " Neha ",
			phone: "9816044210",
			placeSlug: "shimla",
			address: "Flat 12",
			budgetMin: "800",
			budgetMax: "0",
			time: "2026-11-21T10:00",
			description: " MCB trips ",
			limit: "2",
		};
		expect(leadInputOf(draft, noStart, electrician)).toEqual({
			name: "Neha",
			mobile: "+919816044210",
			source: "lead-form",
			originProfessional: null,
			serviceId: "service",
			serviceName: "Electrician",
			choiceId: "wiring",
			choiceName: "Wiring",
			goToLocation: "shimla",
			addressDetails: "Flat 12",
			budget: { min: 800, max: 0 },
			preferredDateTime: "2026-11-21T04:30:00.000Z",
			description: "MCB trips",
			revealLimit: 2,
		});
	});

	test("from a professional's page, before anything is typed", () => {
		const place = { value: "solan", label: "Solan" };
		const start = { ...noStart, service: electrician, choiceId: "wiring", professional, place };
		expect(leadInputOf(emptyDraft, start, electrician)).toMatchObject({
			mobile: "",
			source: "marketplace",
			originProfessional: "listing",
			choiceId: "wiring",
			goToLocation: "solan",
			budget: { min: null, max: null },
			preferredDateTime: null,
			revealLimit: 3,
		});
	});

	test("prefers the form's choices to its initial values", () => {
		const start = { ...noStart, choiceId: "fans", place: { value: "solan", label: "Solan" } };
		const input = leadInputOf({ ...emptyDraft, choiceId: "wiring", placeSlug: "kufri" }, start, electrician);
		expect(input).toMatchObject({ choiceId: "wiring", goToLocation: "kufri" });
	});
});

test.each([
	["a service with choices", noStart, electrician, true],
	["a service without", noStart, { ...electrician, choices: [] }, false],
	["no service yet", noStart, null, false],
	["a listing of one choice", { ...noStart, professional }, electrician, false],
	[
		"a listing of the service",
		{ ...noStart, professional: { ...professional, hasChoice: false } },
		electrician,
		true,
	],
])("requires a choice with %s: %#", (_, start, service, needed) => {
	expect(isChoiceNeeded(start, service)).toBe(needed);
});

describe("the account's name and number", () => {
	const account = { name: "Neha", mobile: "+919816044210" };
	test("fill empty fields", () => {
		expect(withAccount(emptyDraft, account)).toMatchObject({ name: "Neha", phone: "9816044210" });
	});
	test("do not return to a field that the person emptied", () => {
		const emptied = { ...emptyDraft, hasTypedName: true, hasTypedPhone: true };
		expect(withAccount(emptied, account)).toMatchObject({ name: "", phone: "" });
	});
	test("are missing for a guest", () => {
		expect(withAccount(emptyDraft, null)).toEqual(emptyDraft);
	});
});

test("the preferred time can be from now to a year ahead, in India's time", () => {
	expect(timeBounds(new Date("2026-11-20T20:05:30Z"))).toEqual({
		min: "2026-11-21T01:35",
		max: "2027-11-21T01:35",
	});
});

test.each([
	["", "rakesh", false],
	["", null, false],
	["rakesh", "rakesh", false],
	["rakesh", "sunita", true],
	["rakesh", null, true],
	["rakesh", undefined, false],
])("a draft of %j belongs to another person for %j: %j", (typedBy, viewer, expected) => {
	expect(isAnothers({ ...emptyDraft, typedBy }, viewer)).toBe(expected);
});

test("a draft is untouched until something is typed", () => {
	expect(isUntouched({ ...emptyDraft })).toBe(true);
	expect(isUntouched({ ...emptyDraft, address: "F" })).toBe(false);
	expect(isUntouched({ ...emptyDraft, typedBy: "rakesh" })).toBe(false);
});
