import { expect, test } from "vitest";
import { editCost } from "./edit-cost.ts";
import { wordLikeness } from "./word-likeness.ts";

test.each([
	["plumber", "plumber", 0],
	["plumbr", "plumber", 0.4],
	["plumbar", "plumber", 0.35],
	["pulmber", "plumber", 0.7],
	["plunber", "plumber", 0.6],
	["plumer", "plumber", 1],
])("the difference between %s and %s is %d", (typed, known, cost) => {
	expect(editCost(typed, known, 3)?.whole).toBeCloseTo(cost);
});

test("gives up above the accepted difference", () => {
	expect(editCost("xyzxyz", "plumber", 2)).toBeNull();
});

test("ranks the same word before its plural, a beginning, and a mistake", () => {
	const likeness = ["taksi", "taksis", "taks", "taksy"].map((typed) => wordLikeness(typed, "taksi"));
	expect(likeness).toEqual(likeness.toSorted((one, other) => other - one));
	expect(likeness[0]).toBe(1);
	expect(wordLikeness("elekt", "elektrisan")).toBeGreaterThan(wordLikeness("elekd", "elektrisan"));
});

test.each([
	["bar", "var"],
	["tv", "to"],
	["kaj", "kat"],
	["plumber", "printer"],
])("%s is not like %s", (typed, known) => {
	expect(wordLikeness(typed, known)).toBe(0);
});
