import { expect, test } from "vitest";
import { forgetDraft, keepDraft, recallDraft } from "./draft.ts";

function memoryStore() {
	const kept = new Map<string, string>();
	return {
		getItem: (name: string) => kept.get(name) ?? null,
		setItem: (name: string, value: string) => void kept.set(name, value),
		removeItem: (name: string) => void kept.delete(name),
	};
}

const empty = { description: "", budget: 0, urgent: false, places: ["shimla"] };

test("what was typed comes back, and nothing once it is forgotten", () => {
	const store = memoryStore();
	const typed = { description: "The MCB trips", budget: 800, urgent: true, places: [] };
	keepDraft(store, "lead", typed);
	expect(recallDraft(store, "lead", empty)).toEqual(typed);
	expect(recallDraft(store, "address", empty)).toEqual(empty);
	forgetDraft(store, "lead");
	expect(recallDraft(store, "lead", empty)).toEqual(empty);
});

test("an older form's fields and kinds are left out, field by field", () => {
	const store = memoryStore();
	store.setItem(
		"draft:lead",
		JSON.stringify({
			description: "Geyser",
			budget: "800",
			urgent: null,
			places: ["kufri", 7],
			phone: "98160",
		}),
	);
	expect(recallDraft(store, "lead", empty)).toEqual({ ...empty, description: "Geyser" });
});

test.each(["{", "null", "[1]", '"text"'])("what is no record (%s) counts as nothing", (kept) => {
	const store = memoryStore();
	store.setItem("draft:lead", kept);
	expect(recallDraft(store, "lead", empty)).toEqual(empty);
});

const refuse = () => {
	throw new DOMException("full", "QuotaExceededError");
};

test("a browser that keeps nothing does not stop the form", () => {
	const store = { getItem: refuse, setItem: refuse, removeItem: refuse };
	keepDraft(store, "lead", empty);
	forgetDraft(store, "lead");
	expect(recallDraft(store, "lead", empty)).toEqual(empty);
});
