import { describe, expect, test } from "vitest";
import { checkPeriod } from "./check-period.ts";

const today = "2026-11-20";
const check = (given: { from?: string; to?: string | null; current?: boolean }) => {
	const { period, faults } = checkPeriod({ from: "2020-02-29", to: "", current: false, ...given }, today);
	return { period, faults: faults.map(({ path, msg }) => `${path}: ${msg}`) };
};

describe("a period", () => {
	test.each([
		["with an end", { to: "2021-03-01" }, { to: "2021-03-01", current: false }],
		["of one day", { to: "2020-02-29" }, { to: "2020-02-29", current: false }],
		["that begins and ends today", { from: today, to: today }, { from: today, to: today, current: false }],
		["that continues", { current: true }, { to: null, current: true }],
		["that continues, with null as its end", { current: true, to: null }, { to: null, current: true }],
		["without a given end", { to: null }, { to: null, current: false }],
	])("%s", (_, given, period) => {
		expect(check(given)).toEqual({ period: { from: "2020-02-29", ...period }, faults: [] });
	});

	test.each([
		["no start", { from: "" }, ["from: From date is required"]],
		["a start in the future", { from: "2026-11-21" }, ["from: This date is in the future."]],
		["an end in the future", { to: "2026-11-21" }, ["to: This date is in the future."]],
		["an end before the start", { to: "2020-02-28" }, ["to: The end cannot be before the start."]],
		[
			"an end although it continues",
			{ current: true, to: "2021-03-01" },
			["to: Leave this empty while you are still there."],
		],
		["a year of two digits", { from: "0020-02-29" }, ["from: Please check the year."]],
		["the year 0", { from: "0000-01-01" }, ["from: Please check the year."]],
		[
			"two faults",
			{ from: "", to: "2026-02-30" },
			["from: From date is required", "to: Please enter a valid date."],
		],
		[
			"a start that is no date, before any end",
			{ from: "x", to: "2020-01-01" },
			["from: Please enter a valid date."],
		],
	])("refuses %s", (_, given, faults) => {
		expect(check(given).faults).toEqual(faults);
	});

	test.each([
		"2026-02-31",
		"2025-02-29",
		"2026-13-01",
		"2026-1-1",
		"20-11-2026",
		"today",
		"2026-11-20T10:00",
		"٢٠٢٦-١١-٢٠",
	])("refuses %s as a date", (day) => {
		expect(check({ from: day }).faults).toEqual(["from: Please enter a valid date."]);
		expect(check({ to: day }).faults).toEqual(["to: Please enter a valid date."]);
	});
});
