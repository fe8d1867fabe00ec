import { expect, test } from "vitest";
import { noAbilities, sampleLead } from "../testing/sample-lead.ts";
import { canBeAsked } from "./can-be-asked.ts";

const [holder, other] = [{ userId: "holder" }, { userId: "other" }];

test("offers a lead with a free place to every listing", () => {
	expect(canBeAsked(sampleLead, other)).toBe(true);
});

test("offers a full lead only to those who have a place", () => {
	const full = { ...sampleLead, placeHolders: ["holder"] };
	expect(canBeAsked(full, holder)).toBe(true);
	expect(canBeAsked(full, other)).toBe(false);
});

test("offers no listing a lead that cannot be assigned", () => {
	const waiting = { abilities: noAbilities, placeHolders: ["holder"] };
	expect(canBeAsked(waiting, holder)).toBe(false);
});
