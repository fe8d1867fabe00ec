import { describe, expect, test } from "vitest";
import { roles } from "../platform/access.ts";
import {
	appealDays,
	appealFault,
	appealStatuses,
	appealUntil,
	mayDecideAppeal,
	maySuspend,
	suspensionStatuses,
	suspensionTransition,
} from "./suspension.ts";

const suspendedAt = new Date("2026-11-01T06:30:00Z");
const day = 86_400_000;
const running = { status: "running" as const, suspendedAt, appealStatus: null };

describe("an appeal", () => {
	test("is possible for 30 days", () => {
		const last = new Date(suspendedAt.getTime() + appealDays * day - 1);
		expect(appealFault(running, suspendedAt)).toBeNull();
		expect(appealFault(running, last)).toBeNull();
		expect(appealFault(running, appealUntil(running))).toBe("late");
	});

	test.each(appealStatuses)("is not possible again if the first one is %s", (appealStatus) => {
		expect(appealFault({ ...running, appealStatus }, suspendedAt)).toBe("appealed");
	});

	test.each(suspensionStatuses)("is possible only while the suspension runs: %s", (status) => {
		expect(appealFault({ ...running, status }, suspendedAt)).toBe(status === "running" ? null : "over");
	});
});

test.each(suspensionStatuses)("a suspension that is %s ends once", (status) => {
	const isRunning = status === "running";
	for (const actor of ["staff", "timetable"] as const) {
		expect(suspensionTransition(status, "end", actor)?.to).toBe(isRunning ? "ended" : undefined);
		expect(suspensionTransition(status, "overturn", actor)).toBeUndefined();
	}
	expect(suspensionTransition(status, "overturn", "appeal")?.to).toBe(isRunning ? "overturned" : undefined);
});

describe.each(roles)("a person with the role %s", (role) => {
	const viewer = { userId: "viewer", role };
	const isManager = role === "admin" || role === "customerSupport";

	test("suspends others only as a manager", () => {
		expect(maySuspend("other", viewer)).toBe(isManager);
		expect(maySuspend("viewer", viewer)).toBe(false);
	});

	test("decides appeals only as another manager than the one who suspended", () => {
		expect(mayDecideAppeal({ userId: "other", suspendedBy: "colleague" }, viewer)).toBe(isManager);
		expect(mayDecideAppeal({ userId: "other", suspendedBy: null }, viewer)).toBe(isManager);
		expect(mayDecideAppeal({ userId: "other", suspendedBy: "viewer" }, viewer)).toBe(false);
		expect(mayDecideAppeal({ userId: "viewer", suspendedBy: "colleague" }, viewer)).toBe(false);
	});
});
