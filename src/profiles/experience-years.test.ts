import { expect, test } from "vitest";
import { yearsOfExperience } from "./experience-years.ts";

type Entry = Parameters<typeof yearsOfExperience>[0][number];
const held = (from: string, to: string | null, current = false): Entry => ({ from, to, current });

test.each<[number, string, Entry[]]>([
	[0, "less than a year", [held("2026-01-01", "2026-11-01")]],
	[3, "one that continues", [held("2023-11-20", null, true)]],
	[2, "whole years from the first day to the last", [held("2021-04-01", "2023-03-31")]],
	[0, "one without a given end", [held("2010-01-01", null)]],
	[4, "two after each other", [held("2022-01-01", "2023-12-31"), held("2018-01-01", "2019-12-31")]],
	[5, "two at the same time", [held("2015-01-01", "2019-12-31"), held("2016-01-01", "2017-12-31")]],
	[6, "two that overlap", [held("2014-01-01", "2017-12-31"), held("2016-01-01", "2019-12-31")]],
])("%i years for %s", (years, _, entries) => {
	expect(yearsOfExperience(entries, "2026-11-20")).toBe(years);
});
