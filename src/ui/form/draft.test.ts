import { expect, test } from "vitest";
import { clearDraft, clearDraftsOf, keepDraft, lastingStore, recallDraft, sweepDrafts } from "./draft.ts";

function memoryStore() {
	const kept = new Map<string, string>();
	return {
		getItem: (name: string) => kept.get(name) ?? null,
		setItem: (name: string, value: string) => void kept.set(name, value),
		removeItem: (name: string) => void kept.delete(name),
	};
}

const empty = { description: "", budget: 0, urgent: false, places: ["shimla"] };

test("returns what was typed, and nothing once it is removed", () => {
	const store = memoryStore();
	const typed = { description: "The MCB trips", budget: 800, urgent: true, places: [] };
	keepDraft(store, "lead", typed);
	expect(recallDraft(store, "lead", empty)).toEqual(typed);
	expect(recallDraft(store, "address", empty)).toEqual(empty);
	clearDraft(store, "lead");
	expect(recallDraft(store, "lead", empty)).toEqual(empty);
});

test("drops an older form's fields and types, field by field", () => {
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

test.each(["{", "null", "[1]", '"text"'])("ignores a stored value that is no record (%s)", (kept) => {
	const store = memoryStore();
	store.setItem("draft:lead", kept);
	expect(recallDraft(store, "lead", empty)).toEqual(empty);
});

const refuse = () => {
	throw new DOMException("full", "QuotaExceededError");
};

test("works without a browser's storage", () => {
	const store = { getItem: refuse, setItem: refuse, removeItem: refuse };
	keepDraft(store, "lead", empty);
	clearDraft(store, "lead");
	expect(recallDraft(store, "lead", empty)).toEqual(empty);
});

const day = 24 * 60 * 60_000;

test("returns a lasting draft for less than 30 days", () => {
	const clock = { now: Date.UTC(2026, 10, 20) };
	const store = lastingStore(memoryStore(), () => clock.now);
	const typed = { ...empty, description: "Wiring | earthing" };
	keepDraft(store, "registration", typed);
	clock.now += 30 * day - 1;
	expect(recallDraft(store, "registration", empty)).toEqual(typed);
	clock.now += 1;
	expect(recallDraft(store, "registration", empty)).toEqual(empty);
});

/** The browser's own storage, with this content. */
function browserStorage(kept: Map<string, string>): Storage {
	return {
		get length() {
			return kept.size;
		},
		key: (place: number) => [...kept.keys()][place] ?? null,
		getItem: (name: string) => kept.get(name) ?? null,
		setItem: (name: string, value: string) => void kept.set(name, value),
		removeItem: (name: string) => void kept.delete(name),
		clear: () => kept.clear(),
	};
}

test("removes old drafts of all accounts, and nothing else", () => {
	const kept = new Map([
		["draft:mine", `${10 * day}|{}`],
		["draft:others", `${40 * day}|{}`],
		["token", "secret"],
	]);
	sweepDrafts(
		() => browserStorage(kept),
		() => 45 * day,
	);
	expect([...kept.keys()]).toEqual(["draft:others", "token"]);
});

test("removes an account's drafts by their name or author, and keeps others'", () => {
	const kept = new Map([
		["draft:registration|rakesh-id", "1|{}"],
		["draft:address|rakesh-id|+919816077120", "1|{}"],
		["draft:registration|sunita-id", "1|{}"],
		["draft:lead|electrician", '{"typedBy":"rakesh-id"}'],
		["draft:lead|plumber", '{"typedBy":"sunita-id"}'],
		["last-account", "rakesh-id"],
	]);
	clearDraftsOf(() => browserStorage(kept), "rakesh-id");
	expect([...kept.keys()]).toEqual(["draft:registration|sunita-id", "draft:lead|plumber", "last-account"]);
});

test("removes nothing if storage is disabled", () => {
	expect(() => sweepDrafts(refuse, Date.now)).not.toThrow();
	expect(() => clearDraftsOf(refuse, "rakesh-id")).not.toThrow();
});
