import { describe, expect, test } from "vitest";
import { isOpenJob, jobExpiry, jobStatuses, jobTransition, jobTransitions } from "./job.ts";

describe("the life of a job", () => {
	test("an active one is closed by its creator, a manager or the timetable", () => {
		for (const actor of ["creator", "manager", "timetable"] as const)
			expect(jobTransition("active", "close", actor)?.to).toBe("closed");
	});

	test("a closed one stays closed", () => {
		expect(jobTransitions.filter(({ from }) => from === "closed")).toEqual([]);
		expect(jobTransition("closed", "close", "creator")).toBeUndefined();
	});

	test("every step ends in a status that is known", () => {
		for (const { to } of jobTransitions) expect(jobStatuses).toContain(to);
	});
});

test("a job ends 60 days of 24 hours after it was posted, and takes applications until that moment", () => {
	const createdAt = new Date("2026-11-20T06:30:00Z");
	const expiresAt = jobExpiry(createdAt);
	expect(expiresAt.toISOString()).toBe("2027-01-19T06:30:00.000Z");
	const before = new Date(expiresAt.getTime() - 1);
	expect(isOpenJob({ status: "active", expiresAt }, before)).toBe(true);
	expect(isOpenJob({ status: "active", expiresAt }, expiresAt)).toBe(false);
	expect(isOpenJob({ status: "closed", expiresAt }, before)).toBe(false);
});
