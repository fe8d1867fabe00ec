import { expect, test } from "vitest";
import { isUsable } from "./saved-store.ts";

const copy = { token: "asha-token", savedAt: "2026-11-20T06:30:00.000Z" };
const day = (date: string) => new Date(`${date}T06:29:59.000Z`);

test.each([
	["the session that saved it", "asha-token", "2026-11-21", true],
	["that session until the 14th day", "asha-token", "2026-12-04", true],
	["that session later", "asha-token", "2026-12-05", false],
	["another session", "ravi-token", "2026-11-21", false],
	["a guest", null, "2026-11-21", false],
])("a copy for %s", (_, token, date, usable) => {
	expect(isUsable(copy, token, day(date))).toBe(usable);
});
