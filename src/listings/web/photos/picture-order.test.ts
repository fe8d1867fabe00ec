import { describe, expect, test } from "vitest";
import { inOrder, isSameOrder, placedAt } from "./picture-order.ts";

describe("placing a picture", () => {
	test.each([
		["b", 0, "bacd"],
		["b", 2, "acbd"],
		["a", 3, "bcda"],
		["a", 9, "bcda"],
		["d", -1, "dabc"],
		["c", 2, "abcd"],
		["x", 1, "abcd"],
	])("%s at %i gives %s", (id, place, order) => {
		expect(placedAt("abcd".split(""), id, place).join("")).toBe(order);
	});
});

describe("stored pictures in the person's order", () => {
	const stored = (ids: string) => ids.split("").map((id) => ({ _id: id }));
	const shown = (ids: string, order: string) =>
		inOrder(stored(ids), order.split(""))
			.map(({ _id: id }) => id)
			.join("");

	test("keep that order", () => expect(shown("abc", "cab")).toBe("cab"));
	test("lose deleted ones", () => expect(shown("ac", "cba")).toBe("ca"));
	test("end with new ones, in their own order", () => expect(shown("abcd", "ba")).toBe("bacd"));
});

test("treats orders as equal only if every place is", () => {
	expect(isSameOrder(["a", "b"], ["a", "b"])).toBe(true);
	expect(isSameOrder(["a", "b"], ["b", "a"])).toBe(false);
	expect(isSameOrder(["a"], ["a", "b"])).toBe(false);
});
