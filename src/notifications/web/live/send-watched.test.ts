import { expect, test } from "vitest";
import { openedIn, unionOf } from "./send-watched.ts";

test("a browser watches what any of its tabs has open, each once", () => {
	expect(
		unionOf(
			new Map([
				["one", ["a", "b"]],
				["two", ["b", "c"]],
			]),
		).toSorted(),
	).toEqual(["a", "b", "c"]);
	expect(unionOf(new Map())).toEqual([]);
});

test("of more than can be watched, the tabs that changed last count", () => {
	const many = Array.from({ length: 100 }, (_, place) => `old ${place}`);
	const union = unionOf(
		new Map([
			["old", many],
			["new", ["latest"]],
		]),
	);
	expect(union).toHaveLength(100);
	expect(union[0]).toBe("latest");
});

test("a tab that opens another record names that one alone", () => {
	expect(openedIn(undefined, ["a", "b"])).toEqual(["a", "b"]);
	expect(openedIn(["a"], ["a", "b"])).toEqual(["b"]);
	expect(openedIn(["a", "b"], ["a"])).toEqual([]);
});
