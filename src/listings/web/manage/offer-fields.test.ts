import { describe, expect, test } from "vitest";
import { allDay, offerChangeOf, offerFieldFaults, offerFieldsOf } from "./offer-fields.ts";

const today = "2026-11-27";
const stored = {
	hours: { monday: { opens: 540, closes: 1140 }, sunday: { opens: 0, closes: 1440 } },
	daysOff: [
		{ from: "2026-11-01", to: "2026-11-02" },
		{ from: "2026-12-24", to: "2026-12-24" },
		{ from: "2027-01-10", to: "2027-01-12" },
	],
	rates: [
		{ name: "Fan | wall", price: 150.5, unit: "piece" as const },
		{ name: "Inspection", price: 200, unit: null },
	],
};
const fields = {
	hours: ["09:00-19:00", "", "", "", "", "", allDay],
	daysOff: ["2026-12-24/", "2027-01-10/2027-01-12"],
	rates: ["piece|150.5|Fan | wall", "|200|Inspection"],
};
const none = { hours: [], daysOff: [], rates: [] };

test("shows what is stored, without days off that are over", () => {
	expect(offerFieldsOf(stored, today)).toEqual(fields);
	expect(offerFieldsOf({ hours: null, daysOff: [], rates: [] }, today)).toEqual(none);
});

describe("the change", () => {
	test("is what was stored if everything is typed anew", () => {
		const { hours, daysOff, rates } = stored;
		expect(offerChangeOf(none, fields)).toEqual({ hours, daysOff: daysOff.slice(1), rates });
	});

	test("is empty without changes, and removes what was removed", () => {
		expect(offerChangeOf(fields, { ...fields })).toEqual({});
		expect(offerChangeOf(fields, none)).toEqual({ hours: null, daysOff: [], rates: [] });
	});

	test("closes at the end of the day if the closing time is midnight", () => {
		const hours = ["18:00-00:00", "", "", "", "", "", ""];
		expect(offerChangeOf(none, { ...none, hours })).toEqual({
			hours: { monday: { opens: 1080, closes: 1440 } },
		});
	});
});

test.each([
	[{ hours: ["09:00-", "", "", "", "", "", ""] }, "hours.monday"],
	[{ hours: ["-", "", "", "", "", "", ""] }, "hours.monday"],
	[{ hours: ["", "", "", "", "", "", ""] }, "hours"],
	[{ daysOff: ["/"] }, "daysOff.0"],
	[{ daysOff: ["/2026-12-24"] }, "daysOff.0"],
	[{ rates: ["||Fan"] }, "rates.0.price"],
	[{ rates: ["|ten|Fan"] }, "rates.0.price"],
	[{ rates: ["|10|"] }, "rates.0.name"],
])("refuses %j", (part, path) => {
	expect(offerFieldFaults({ ...none, ...part }, today).map((fault) => fault.path)).toEqual([path]);
});
