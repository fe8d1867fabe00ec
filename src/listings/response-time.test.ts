import { expect, test } from "vitest";
import { shownMinutes, timeInWords } from "./response-time.ts";

test.each([
	[0, 10, "10 minutes"],
	[10, 10, "10 minutes"],
	[11, 20, "20 minutes"],
	[31, 60, "1 hour"],
	[61, 120, "2 hours"],
	[300, 480, "8 hours"],
	[900, 900, "a day"],
	[901, 1800, "2 days"],
	[2700, 2700, "3 days"],
	[2701, null, null],
	[null, null, null],
])("a usual time of %s minutes is shown as %s: %s", (minutes, shown, words) => {
	expect(shownMinutes(minutes)).toBe(shown);
	expect(timeInWords(minutes)).toBe(words);
});
