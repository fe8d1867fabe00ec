import { describe, expect, test } from "vitest";
import { isForRole, noticeState } from "./notice.ts";

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 6, minute));
const notice = { startsAt: at(10), endsAt: at(20), endedAt: null };

describe("the state of a notice", () => {
	test.each([
		[9, "upcoming"],
		[10, "current"],
		[19, "current"],
		[20, "over"],
	])("at minute %i it is %s", (minute, state) => {
		expect(noticeState(notice, at(minute))).toBe(state);
	});

	test("an ended notice is over, even before its start", () => {
		expect(noticeState({ ...notice, endedAt: at(5) }, at(6))).toBe("over");
		expect(noticeState({ ...notice, endedAt: at(12) }, at(13))).toBe("over");
	});
});

test("shows a notice without roles to everyone, and others to their roles only", () => {
	expect(isForRole([], null)).toBe(true);
	expect(isForRole([], "promotor")).toBe(true);
	expect(isForRole(["admin", "user"], "user")).toBe(true);
	expect(isForRole(["admin"], "user")).toBe(false);
	expect(isForRole(["user"], null)).toBe(false);
});
