import { expect, test } from "vitest";
import { waitBefore } from "./back-off.ts";

test.each([
	[0, 500, 1_000],
	[1, 1_000, 2_000],
	[2, 2_000, 4_000],
	[5, 16_000, 32_000],
	[6, 30_000, 60_000],
	[7, 30_000, 60_000],
	[2_000, 30_000, 60_000],
])("after %i failures the wait is between %i and %i ms", (failures, least, most) => {
	expect(waitBefore(failures, 0)).toBe(least);
	expect(waitBefore(failures, 1)).toBe(most);
});
