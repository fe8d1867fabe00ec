import { beforeEach, expect, test } from "vitest";
import { type DraftStore, keepDraft, recallDraft } from "../../../ui/form/draft.ts";
import { clearRefusedLead } from "./clear-refused-lead.ts";
import { noRefusedLead, refusedLeadKey } from "./refused-lead.ts";
import { noAbilities } from "../testing/sample-lead.ts";

let kept: Map<string, string>;
let store: DraftStore;
beforeEach(() => {
	kept = new Map();
	store = {
		getItem: (name) => kept.get(name) ?? null,
		setItem: (name, value) => void kept.set(name, value),
		removeItem: (name) => void kept.delete(name),
	};
	keepDraft(store, refusedLeadKey("asha"), { ...noRefusedLead, leadId: "lead", serviceId: "s" });
});

const wanted = () => recallDraft(store, refusedLeadKey("asha"), noRefusedLead).leadId;

test.each([
	["the viewer claimed", { ...noAbilities, seeContact: true, reportNumber: true }],
	["is over", noAbilities],
])("removes the reminder of a lead that %s", (_, abilities) => {
	clearRefusedLead("asha", { _id: "lead", abilities }, store);
	expect(kept.size).toBe(0);
});

test.each([
	["can still be claimed", { ...noAbilities, claim: true }],
	["waits for the viewer's answer", { ...noAbilities, answer: true }],
])("keeps the reminder of a lead that %s", (_, abilities) => {
	clearRefusedLead("asha", { _id: "lead", abilities }, store);
	expect(wanted()).toBe("lead");
});

test("keeps the reminder of a lead the viewer still has to register for", () => {
	clearRefusedLead("asha", { _id: "lead", abilities: noAbilities, claimBlock: "not_registered" }, store);
	expect(wanted()).toBe("lead");
});

test("ignores another lead and another person on the same phone", () => {
	clearRefusedLead("asha", { _id: "other", abilities: noAbilities }, store);
	clearRefusedLead("vikram", { _id: "lead", abilities: noAbilities }, store);
	expect(wanted()).toBe("lead");
});
