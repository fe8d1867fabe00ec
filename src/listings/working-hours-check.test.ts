import { describe, expect, test } from "vitest";
import { daysOffFaults, hoursFaults, inWeekOrder } from "./working-hours-check.ts";

const linesOf = (faults: readonly { path?: string | undefined; msg: string }[]) =>
	faults.map(({ path, msg }) => `${path}: ${msg}`);
const today = "2026-11-27";

describe("hours", () => {
	test("may be absent, of one day, and of the whole day", () => {
		expect(hoursFaults(null)).toEqual([]);
		expect(hoursFaults({ sunday: { opens: 0, closes: 1440 } })).toEqual([]);
	});

	test.each([
		[{}, "hours: Please set the hours of at least one day, or remove the working hours."],
		[{ funday: { opens: 1, closes: 2 } }, "hours.funday: We do not know this weekday."],
		[{ monday: { opens: 540, closes: 1500 } }, "hours.monday: Please enter a time from 00:00 to 24:00."],
		[{ monday: { opens: -1, closes: 60 } }, "hours.monday: Please enter a time from 00:00 to 24:00."],
		[{ monday: { opens: 0.5, closes: 60 } }, "hours.monday: Please enter a time from 00:00 to 24:00."],
		[
			{ monday: { opens: 540, closes: 540 } },
			"hours.monday: The closing time must be later than the opening time.",
		],
		[
			{ sunday: { opens: 1140, closes: 540 } },
			"hours.sunday: The closing time must be later than the opening time.",
		],
	])("of %j are refused", (hours, fault) => {
		expect(linesOf(hoursFaults(hours))).toEqual([fault]);
	});

	test("are stored in the order of the week, without anything else", () => {
		const times = { opens: 0, closes: 60, note: "x" };
		expect(JSON.stringify(inWeekOrder({ sunday: times, monday: times }))).toBe(
			'{"monday":{"opens":0,"closes":60},"sunday":{"opens":0,"closes":60}}',
		);
	});
});

describe("days off", () => {
	test("may have begun, be single, follow each other, and take sixty days", () => {
		const daysOff = [
			{ from: "2026-11-20", to: today },
			{ from: "2026-11-28", to: "2026-11-28" },
			{ from: "2026-12-01", to: "2027-01-29" },
			{ from: "2027-11-27", to: "2027-11-27" },
		];
		expect(daysOffFaults(daysOff, today)).toEqual([]);
	});

	test.each([
		["2026-12-02", "2026-12-01", "The last day must not be before the first."],
		["2026-11-25", "2026-11-26", "These days are over. Please choose later days or remove them."],
		["2027-11-27", "2027-11-28", "Please choose days within the next 12 months."],
		["2026-12-01", "2027-01-30", "Please enter at most 60 days in a row."],
	])("from %s to %s are refused", (from, to, msg) => {
		expect(linesOf(daysOffFaults([{ from, to }], today))).toEqual([`daysOff.0: ${msg}`]);
	});

	test("that overlap or are too many are refused", () => {
		const christmas = { from: "2026-12-24", to: "2026-12-26" };
		expect(linesOf(daysOffFaults([christmas, { from: "2026-12-26", to: "2026-12-31" }], today))).toEqual([
			"daysOff.1: These days overlap with others.",
		]);
		expect(
			linesOf(
				daysOffFaults(
					Array.from({ length: 11 }, () => christmas),
					today,
				),
			),
		).toEqual(["daysOff: You can enter at most 10 days off or ranges."]);
	});
});
