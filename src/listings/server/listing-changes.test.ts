import { expect, test } from "vitest";
import { changesOf, toldOf } from "./listing-changes.ts";

const before = { firmName: "Thakur Electric Works", description: "Wiring.", addressId: "a" };

test.each([
	[{}, {}],
	[{ firmName: "Thakur Electric Works", description: "Wiring.", addressId: "a" }, {}],
	[{ firmName: "" }, { firmName: null }],
	[{ description: "" }, { description: "" }],
	[
		{ firmName: "Thakur & Sons", addressId: "b" },
		{ firmName: "Thakur & Sons", addressId: "b" },
	],
])("%j changes %j", (sent, changes) => {
	expect(changesOf(before, sent)).toEqual(changes);
});

test("no firm name stays none", () => {
	expect(changesOf({ ...before, firmName: null }, { firmName: "" })).toEqual({});
});

test("the audit log is told how long texts are and nothing that stands in them", () => {
	const changed = changesOf(before, { firmName: "", description: "Call +919876543210", addressId: "b" });
	expect(toldOf(before, changed)).toEqual({
		firmName: "21 characters",
		description: "7 characters",
		addressId: "a",
	});
	expect(toldOf(changed, changed)).toEqual({
		firmName: "0 characters",
		description: "18 characters",
		addressId: "b",
	});
	expect(toldOf(before, {})).toEqual({});
});
