import { expect, test } from "vitest";
import { mayKeepQuery } from "../../src/insights/insights.ts";
import { templateOf } from "../../src/insights/page-template.ts";
import { searchForm } from "../../src/catalogue/search/search-form.ts";
import { viewRows } from "./view-rows.ts";

const rows = viewRows(new Date("2026-11-20T06:30:00Z"));

test("the demo's views are the same every time, and only those that the product can count", () => {
	expect(viewRows(new Date("2026-11-20T12:00:00Z"))).toEqual(rows);
	const paths = [...new Set(rows.views.map(({ path }) => path))];
	expect(paths.filter((path) => path !== "other" && templateOf(path, () => true) !== path)).toEqual([]);
	expect(rows.searches.every(({ query }) => mayKeepQuery(query) && searchForm(query) === query)).toBe(true);
});

test("the searches of the days add up to those of the weeks", () => {
	const sum = (counts: readonly { count: number }[]) => counts.reduce((total, { count }) => total + count, 0);
	expect(sum(rows.searchDays)).toBe(sum(rows.searches));
	expect(sum(rows.searches)).toBeGreaterThan(100);
});
