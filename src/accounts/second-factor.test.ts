import { describe, expect, test } from "vitest";
import { roles } from "../platform/access.ts";
import { isUsedStep, lockedUntilAfter, secondsLocked, viewerOfSession } from "./second-factor.ts";

const now = new Date("2026-11-20T06:30:00Z");
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const facts = { sessionId: "s", userId: "u", role: "admin", secondFactorAt: null } as const;

describe("the viewer of a session", () => {
	test.each(roles)("a %s without a code", (role) => {
		const viewer = viewerOfSession({ ...facts, role }, { now, isFactorRequired: true });
		const isStaffRole = ["admin", "customerSupport", "salesPerson"].includes(role);
		expect(viewer).toEqual({
			sessionId: "s",
			userId: "u",
			role: isStaffRole ? "user" : role,
			...(isStaffRole && { withheldRole: role }),
		});
	});

	test.each([
		["just now", 0, {}],
		["almost ten minutes ago", 9.99, {}],
		["ten minutes ago", 10, { hasStaleCode: true }],
		["half a minute ahead, by another process's clock", -0.5, {}],
	])("an admin who gave a code %s", (_when, minutes, expected) => {
		const viewer = viewerOfSession(
			{ ...facts, secondFactorAt: ago(minutes) },
			{ now, isFactorRequired: true },
		);
		expect(viewer).toEqual({ sessionId: "s", userId: "u", role: "admin", ...expected });
	});

	test("ignores a code from the future, which a wrong clock wrote", () => {
		const viewer = viewerOfSession({ ...facts, secondFactorAt: ago(-5) }, { now, isFactorRequired: true });
		expect(viewer).toMatchObject({ role: "user", withheldRole: "admin" });
	});

	test("needs no code if the setting is off", () => {
		expect(viewerOfSession(facts, { now, isFactorRequired: false })).toEqual({
			sessionId: "s",
			userId: "u",
			role: "admin",
		});
	});
});

test("refuses a step that was used and all before it", () => {
	expect(isUsedStep(100, null)).toBe(false);
	expect(isUsedStep(100, 99)).toBe(false);
	expect(isUsedStep(100, 100)).toBe(true);
	expect(isUsedStep(99, 101)).toBe(true);
});

test("ignores a last step that a wrong clock wrote", () => {
	expect(isUsedStep(100, 103)).toBe(false);
});

test("locks for 15 minutes after the fifth wrong code in a row and after each further one", () => {
	expect([1, 4].map((tries) => lockedUntilAfter(tries, now))).toEqual([null, null]);
	expect([5, 6, 50].map((tries) => lockedUntilAfter(tries, now))).toEqual(
		[5, 6, 50].map(() => new Date("2026-11-20T06:45:00Z")),
	);
});

test("ends a lock by itself, and ignores one that a wrong clock wrote", () => {
	expect(secondsLocked(null, now)).toBe(0);
	expect(secondsLocked(new Date(now.getTime() + 1), now)).toBe(1);
	expect(secondsLocked(now, now)).toBe(0);
	expect(secondsLocked(ago(-15), now)).toBe(900);
	expect(secondsLocked(ago(-60), now)).toBe(0);
});
