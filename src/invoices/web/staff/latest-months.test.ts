import { expect, test } from "vitest";
import { latestMonths } from "./latest-months.ts";

test("lists seven years of months, latest first, across the turn of a year", () => {
	const months = latestMonths("2026-02", "2026-02");
	expect(months).toHaveLength(84);
	expect(months.slice(0, 3)).toEqual(["2026-02", "2026-01", "2025-12"]);
});

test("includes the month that is shown, also an older or later one", () => {
	expect(latestMonths("2026-02", "2015-07").at(-1)).toBe("2015-07");
	expect(latestMonths("2026-02", "2027-01")[0]).toBe("2027-01");
});
