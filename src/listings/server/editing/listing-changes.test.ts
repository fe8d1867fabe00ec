import { expect, test } from "vitest";
import { changesOf, auditedFields } from "./listing-changes.ts";

const before = {
	firmName: "Thakur Electric Works",
	description: "Wiring.",
	addressId: "a",
	hours: null,
	daysOff: [],
	upiId: "thakur@ybl",
};

test.each([
	[{}, {}],
	[{ firmName: "Thakur Electric Works", description: "Wiring.", addressId: "a" }, {}],
	[{ firmName: "" }, { firmName: null }],
	[{ description: "" }, { description: "" }],
	[{ hours: null, daysOff: [], upiId: "thakur@ybl" }, {}],
	[{ upiId: "thakur@okaxis" }, { upiId: "thakur@okaxis" }],
	[{ upiId: null }, { upiId: null }],
	[
		{ daysOff: [{ from: "2026-12-01", to: "2026-12-02" }] },
		{ daysOff: [{ from: "2026-12-01", to: "2026-12-02" }] },
	],
	[
		{ firmName: "Thakur & Sons", addressId: "b" },
		{ firmName: "Thakur & Sons", addressId: "b" },
	],
])("turns %j into the changes %j", (sent, changes) => {
	expect(changesOf(before, sent)).toEqual(changes);
});

test("keeps a missing firm name as null", () => {
	expect(changesOf({ ...before, firmName: null }, { firmName: "" })).toEqual({});
});

test("gives the audit log hours and days off in words", () => {
	const changed = {
		hours: { monday: { opens: 540, closes: 1440 } },
		daysOff: [{ from: "2026-12-01", to: "2026-12-02" }],
	};
	expect(auditedFields(changed, changed)).toEqual({
		hours: "monday 09:00 to 24:00",
		daysOff: "2026-12-01 to 2026-12-02",
	});
	expect(auditedFields(before, changed)).toEqual({ hours: "", daysOff: "" });
});

test("gives the audit log the length of texts but not their content", () => {
	const changed = changesOf(before, { firmName: "", description: "Call +919876543210", addressId: "b" });
	expect(auditedFields(before, changed)).toEqual({
		firmName: "21 characters",
		description: "7 characters",
		addressId: "a",
	});
	expect(auditedFields(changed, changed)).toEqual({
		firmName: "0 characters",
		description: "18 characters",
		addressId: "b",
	});
	expect(auditedFields(before, {})).toEqual({});
});
