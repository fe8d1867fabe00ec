import { expect, test } from "vitest";
import {
	addIndianMonths,
	formatDate,
	formatDateTime,
	formatTime,
	indianClock,
	indianDay,
	instantInIndia,
	secondsLeftOfIndianDay,
} from "./dates.ts";
import { inLanguage } from "./server/language.ts";

test.each([
	["2026-11-20T10:35:00Z", "20 Nov 2026", "4:05 pm", "2026-11-20", "2026-11-20T16:05"],
	["2026-11-20T18:30:00Z", "21 Nov 2026", "12:00 am", "2026-11-21", "2026-11-21T00:00"],
	["2026-09-05T06:30:59Z", "5 Sep 2026", "12:00 pm", "2026-09-05", "2026-09-05T12:00"],
])("%s reads correctly in India", (instant, date, time, day, clock) => {
	const at = new Date(instant);
	expect(formatDate(at)).toBe(date);
	expect(formatTime(at)).toBe(time);
	expect(formatDateTime(at)).toBe(`${date}, ${time}`);
	expect(indianDay(at)).toBe(day);
	expect(indianClock(at)).toBe(clock);
});

test.each([
	["2026-11-20T10:35:00Z", "20 नवंबर 2026", "शाम 4:05"],
	["2026-11-20T18:30:00Z", "21 नवंबर 2026", "रात 12:00"],
	["2026-02-05T00:30:00Z", "5 फरवरी 2026", "सुबह 6:00"],
	["2026-05-05T06:30:59Z", "5 मई 2026", "दोपहर 12:00"],
])("%s reads correctly in Hindi", (instant, date, time) => {
	const at = new Date(instant);
	inLanguage("hi", () => {
		expect(formatDate(at)).toBe(date);
		expect(formatTime(at)).toBe(time);
		expect(formatDateTime(at)).toBe(`${date}, ${time}`);
	});
});

test.each([
	["2026-11-21T10:00", "2026-11-21T04:30:00.000Z"],
	["", undefined],
	["tomorrow", undefined],
])("clocks in India show %j at %s", (clock, instant) => {
	expect(instantInIndia(clock)?.toISOString()).toBe(instant);
});

test.each([
	["2026-11-20T18:30:00Z", 86_400],
	["2026-11-20T18:29:59Z", 1],
	["2026-11-20T18:29:59.999Z", 1],
	["2026-11-20T17:30:00Z", 3_600],
])("at %s the Indian day has %i seconds left", (instant, seconds) => {
	expect(secondsLeftOfIndianDay(new Date(instant))).toBe(seconds);
});

test.each([
	["2026-01-31T06:30:00Z", 1, "2026-02-28T06:30:00.000Z"],
	["2026-11-20T20:00:00Z", 12, "2027-11-20T20:00:00.000Z"],
	// In India it is the first of December already.
	["2026-11-30T19:00:00Z", 3, "2027-02-28T19:00:00.000Z"],
])("%s and %i months", (from, months, to) => {
	expect(addIndianMonths(new Date(from), months).toISOString()).toBe(to);
});
