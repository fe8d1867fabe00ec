import { describe, expect, test } from "vitest";
import {
	isDirectlyAsked,
	type LeadSides,
	type LeadViewer,
	maySeeExclusive,
	maySeeLead,
} from "./lead-sides.policy.ts";

const now = new Date("2026-11-20T06:30:00Z");
const later = new Date("2026-11-20T08:30:00Z");
const lead = (wishes: Partial<LeadSides> = {}): LeadSides => ({
	customerId: "customer",
	claimListingId: null,
	assignedUserId: null,
	exclusiveUntil: later,
	originUserId: "asked",
	...wishes,
});
const person = (userId: string): LeadViewer => ({ userId, role: "user" });
const staff: LeadViewer = { userId: "staff", role: "salesPerson" };

describe("while a lead is one professional's alone", () => {
	test.each([
		["a guest", null, {}, { sees: false, forWhom: false }],
		["a stranger", person("other"), {}, { sees: false, forWhom: false }],
		["its customer", person("customer"), {}, { sees: true, forWhom: true }],
		["that professional", person("asked"), {}, { sees: true, forWhom: true }],
		["staff", staff, {}, { sees: true, forWhom: true }],
		["who claimed it before", person("other"), { claimListingId: "own" }, { sees: true, forWhom: false }],
		["whom staff asked", person("other"), { assignedUserId: "other" }, { sees: true, forWhom: false }],
	] as const)("%s", (_, viewer, wishes, { sees, forWhom }) => {
		expect(maySeeLead(lead(wishes), viewer, now)).toBe(sees);
		expect(maySeeExclusive(lead(wishes), viewer, now)).toBe(forWhom);
		expect(isDirectlyAsked(lead(wishes), viewer, now)).toBe(viewer?.userId === "asked");
	});
});

test.each([null, person("other"), person("asked"), staff])(
	"once it is open to all, everyone sees it",
	(viewer) => {
		expect(maySeeLead(lead(), viewer, later)).toBe(true);
		expect(maySeeLead(lead({ exclusiveUntil: null }), viewer, now)).toBe(true);
		expect(maySeeExclusive(lead(), viewer, later)).toBe(false);
		expect(isDirectlyAsked(lead(), viewer, later)).toBe(false);
	},
);
