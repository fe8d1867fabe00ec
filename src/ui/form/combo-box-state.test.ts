import { expect, test } from "vitest";
import { matchingOptions, moved, namedOption, opened, restingCombo, typedInto } from "./combo-box-state.ts";

const places = ["New Shimla", "Shimla", "Kufri", "Mashobra"].map((label) => ({
	value: label.toLowerCase(),
	label,
}));
const labels = (typed: string | null) => matchingOptions(places, typed).map((option) => option.label);

test("finds a name by any part in any case; matches at the start come first", () => {
	expect(labels("SHI")).toEqual(["Shimla", "New Shimla"]);
	expect(labels(" ob")).toEqual(["Mashobra"]);
	expect(labels("delhi")).toEqual([]);
	expect(labels("")).toEqual(places.map((place) => place.label));
	expect(labels(null)).toEqual(places.map((place) => place.label));
});

test("takes a fully typed name, but not a part, or a name that two options share", () => {
	expect(namedOption(places, " kufri ")?.value).toBe("kufri");
	expect(namedOption(places, "kuf")).toBeUndefined();
	expect(namedOption([...places, { value: "other", label: "KUFRI" }], "kufri")).toBeUndefined();
});

test("takes another fully typed name unless it is a label or two options share it", () => {
	const named = [
		{ value: "taxi", label: "Taxi", names: ["cab", "car"] },
		{ value: "rental", label: "Rental", names: ["car", "taxi"] },
	];
	expect(namedOption(named, " CAB ")?.value).toBe("taxi");
	expect(namedOption(named, "taxi")?.value).toBe("taxi");
	expect(namedOption(named, "car")).toBeUndefined();
});

test("does not take a suggestion by Enter before it was chosen", () => {
	expect(typedInto("ku", { isSuggestion: true }).active).toBe(-1);
});

test("typing goes to the first match, emptying to none", () => {
	expect(typedInto("ku")).toEqual({ isOpen: true, typed: "ku", active: 0 });
	expect(typedInto("  ").active).toBe(-1);
});

test("opening shows everything at the chosen option and leaves an open list unchanged", () => {
	expect(opened(restingCombo, 2)).toEqual({ isOpen: true, typed: null, active: 2 });
	expect(opened(typedInto("ku"), 2)).toEqual(typedInto("ku"));
});

test("the arrow keys wrap around", () => {
	const open = opened(restingCombo, -1);
	expect(moved(open, 1, 4).active).toBe(0);
	expect(moved(open, -1, 4).active).toBe(3);
	expect(moved({ ...open, active: 3 }, 1, 4).active).toBe(0);
	expect(moved({ ...open, active: 0 }, -1, 4).active).toBe(3);
	expect(moved(open, 1, 0)).toEqual(open);
});
