import { expect, test } from "vitest";
import { noAbilities, sampleLead } from "../testing/sample-lead.ts";
import { canBeAsked } from "./can-be-asked.ts";

const [holder, other] = [{ userId: "holder" }, { userId: "other" }];

test("a lead with a free place can be assigned to every listing", () => {
	expect(canBeAsked(sampleLead, other)).toBe(true);
});

test("a full lead can be assigned to those who hold a place", () => {
	const full = { ...sampleLead, placeHolders: ["holder"] };
	expect(canBeAsked(full, holder)).toBe(true);
	expect(canBeAsked(full, other)).toBe(false);
});

test("a lead that cannot be assigned now is offered to nobody", () => {
	const waiting = { abilities: noAbilities, placeHolders: ["holder"] };
	expect(canBeAsked(waiting, holder)).toBe(false);
});
