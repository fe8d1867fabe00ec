import { describe, expect, test } from "vitest";
import {
	afterCountedHours,
	countedMinutes,
	directDueAt,
	exclusiveUntil,
	isExclusive,
	neverOpensToAll,
	opensEverywhereAt,
} from "./direct-lead.ts";

const indian = (time: string) => new Date(`2026-11-${time}+05:30`);

describe("hours count from 7:00 to 22:00", () => {
	test.each([
		["by day", "20T10:00", 2, "20T12:00"],
		["into the evening", "20T20:00", 2, "20T22:00"],
		["over the night", "20T21:00", 2, "21T08:00"],
		["from the night on", "20T23:30", 2, "21T09:00"],
		["from the early morning on", "20T05:00", 2, "20T09:00"],
		["over more than a day", "20T10:00", 24, "21T19:00"],
	])("%s", (_, from, hours, until) => {
		expect(afterCountedHours(indian(from), hours)).toEqual(indian(until));
		expect(countedMinutes(indian(from), indian(until))).toBe(hours * 60);
	});

	test.each([
		["within the night", "20T22:30", "21T06:00", 0],
		["to the second", "20T10:00", "20T10:00:30", 0.5],
		["over two nights", "20T21:50", "22T07:05", 10 + 15 * 60 + 5],
	])("between two instants %s", (_, from, until, minutes) => {
		expect(countedMinutes(indian(from), indian(until))).toBe(minutes);
	});
});

test("a direct lead is its professional's alone for some hours, for ever, or not at all", () => {
	const now = indian("20T10:00");
	expect(exclusiveUntil(now, { hours: 2, isForever: false })).toEqual(indian("20T12:00"));
	expect(exclusiveUntil(now, { hours: 0, isForever: false })).toBeNull();
	expect(exclusiveUntil(now, { hours: 0, isForever: true })).toEqual(neverOpensToAll);
	expect(directDueAt(now, null, 2)).toBeNull();
	expect(directDueAt(now, indian("20T12:00"), 2)).toEqual(indian("20T12:00"));
	expect(directDueAt(now, neverOpensToAll, 2)).toEqual(indian("20T12:00"));
	expect(directDueAt(now, neverOpensToAll, 0)).toEqual(indian("20T11:00"));
	expect(isExclusive({ exclusiveUntil: indian("20T12:00") }, indian("20T11:59"))).toBe(true);
	expect(isExclusive({ exclusiveUntil: indian("20T12:00") }, indian("20T12:00"))).toBe(false);
	expect(isExclusive({ exclusiveUntil: null }, now)).toBe(false);
});

test("near professionals come first from the time at which all can claim", () => {
	const createdAt = indian("20T10:00");
	expect(opensEverywhereAt({ createdAt, exclusiveUntil: null }, 60)).toEqual(indian("20T11:00"));
	const until = indian("20T12:00");
	expect(opensEverywhereAt({ createdAt, exclusiveUntil: until }, 60)).toEqual(indian("20T13:00"));
});
