import { describe, expect, test } from "vitest";
import { backOn, momentOf, workState } from "./work-state.ts";
import { clockOf, type DayOff } from "./working-hours.ts";

const nineToSeven = { opens: 540, closes: 1140 };
/** Monday to Saturday, and half of Saturday. */
const hours = {
	monday: nineToSeven,
	tuesday: nineToSeven,
	wednesday: nineToSeven,
	thursday: nineToSeven,
	friday: nineToSeven,
	saturday: { opens: 540, closes: 780 },
};
const at = (clock: string) => momentOf(new Date(`${clock}:00+05:30`));
const off = (from: string, to = from): DayOff => ({ from, to });

test("reads day and minute in India's time", () => {
	expect(momentOf(new Date("2026-11-26T20:15:00Z"))).toEqual({ day: "2026-11-27", minute: 105 });
	expect([clockOf(0), clockOf(570), clockOf(1440)]).toEqual(["00:00", "09:30", "24:00"]);
});

describe("the state", () => {
	// 27 November 2026 is a Friday.
	test.each([
		["2026-11-27T08:59", { is: "opens-later", ...nineToSeven }],
		["2026-11-27T09:00", { is: "open", ...nineToSeven }],
		["2026-11-27T18:59", { is: "open", ...nineToSeven }],
		["2026-11-27T19:00", { is: "closed", isWholeDay: false, next: { day: "2026-11-28", opens: 540 } }],
		["2026-11-28T13:00", { is: "closed", isWholeDay: false, next: { day: "2026-11-30", opens: 540 } }],
		["2026-11-29T12:00", { is: "closed", isWholeDay: true, next: { day: "2026-11-30", opens: 540 } }],
	])("at %s follows from the hours", (clock, state) => {
		expect(workState({ hours, daysOff: [] }, at(clock))).toEqual(state);
	});

	test("skips days off and closed weekdays", () => {
		const daysOff = [off("2026-11-28"), off("2026-11-30", "2026-12-02")];
		expect(workState({ hours, daysOff }, at("2026-11-27T20:00"))).toEqual({
			is: "closed",
			isWholeDay: false,
			next: { day: "2026-12-03", opens: 540 },
		});
		expect(workState({ hours, daysOff }, at("2026-11-28T10:00"))).toEqual({
			is: "off",
			backOn: "2026-12-03",
		});
	});

	test("claims nothing without hours, except on a day off", () => {
		const daysOff = [off("2026-11-28", "2026-11-29")];
		expect(workState({ hours: null, daysOff }, at("2026-11-27T10:00"))).toBeNull();
		expect(workState({ hours: null, daysOff }, at("2026-11-29T10:00"))).toEqual({
			is: "off",
			backOn: "2026-11-30",
		});
	});

	test("is open until the end of a day without closing time", () => {
		const always = { opens: 0, closes: 1440 };
		expect(workState({ hours: { friday: always }, daysOff: [] }, at("2026-11-27T23:59"))).toEqual({
			is: "open",
			...always,
		});
	});
});

test("names the next day of work only on a day without work", () => {
	const schedule = { hours, daysOff: [off("2026-11-30")] };
	expect(backOn(schedule, "2026-11-27")).toBeNull();
	expect(backOn(schedule, "2026-11-29")).toBe("2026-12-01");
	expect(backOn({ hours: null, daysOff: [] }, "2026-11-29")).toBeNull();
});

test("finds the way through the longest days off", () => {
	const daysOff = Array.from({ length: 10 }, (_, index) => {
		const day = (days: number) => new Date(Date.UTC(2027, 0, 1 + days)).toISOString().slice(0, 10);
		return off(day(index * 60), day(index * 60 + 59));
	});
	expect(backOn({ hours: { monday: nineToSeven }, daysOff }, "2027-01-01")).toBe("2028-08-28");
});
