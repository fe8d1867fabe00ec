import { expect, test } from "vitest";
import { openedIn, unionOf } from "./send-watched.ts";

test("a browser watches every record that any of its tabs has open, once", () => {
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

test("above the limit, the tabs that changed last win", () => {
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

test("a tab that opens another record names only that one", () => {
	expect(openedIn(undefined, ["a", "b"])).toEqual(["a", "b"]);
	expect(openedIn(["a"], ["a", "b"])).toEqual(["b"]);
	expect(openedIn(["a", "b"], ["a"])).toEqual([]);
});
