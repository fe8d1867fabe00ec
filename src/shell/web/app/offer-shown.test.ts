// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { storeOffered, wasOffered } from "./offer-shown.ts";

afterEach(() => {
	vi.unstubAllGlobals();
	localStorage.clear();
});

test("remembers that the offer was shown", () => {
	expect(wasOffered()).toBe(false);
	expect(storeOffered()).toBe(true);
	expect(wasOffered()).toBe(true);
});

test("counts as offered in a browser that could not remember it", () => {
	vi.stubGlobal("localStorage", undefined);
	expect(wasOffered()).toBe(true);
});

test("says that a full storage cannot remember it", () => {
	const setItem = () => {
		throw new DOMException("full", "QuotaExceededError");
	};
	vi.stubGlobal("localStorage", { getItem: () => null, setItem, clear: () => {} });
	expect(storeOffered()).toBe(false);
});
