import { expect, test } from "vitest";
import { jobAge } from "./job-words.ts";

test("says how old a job is by India's calendar days", () => {
	const now = new Date("2026-11-27T00:10:00+05:30");
	const age = (posted: string) => jobAge(new Date(`${posted}+05:30`), now);
	expect(age("2026-11-27T00:05:00")).toBe("Posted today");
	expect(age("2026-11-26T23:55:00")).toBe("Posted yesterday");
	expect(age("2026-11-25T00:05:00")).toBe("Posted 2 days ago");
	// Posted after the page was loaded.
	expect(age("2026-11-28T00:05:00")).toBe("Posted today");
});
