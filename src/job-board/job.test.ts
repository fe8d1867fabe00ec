import { describe, expect, test } from "vitest";
import { isOpenJob, jobExpiry, jobStatuses, jobTransition, jobTransitions } from "./job.ts";

describe("the lifecycle of a job", () => {
	test("lets the creator, a manager or the hourly job close an active job", () => {
		for (const actor of ["creator", "manager", "timetable"] as const)
			expect(jobTransition("active", "close", actor)?.to).toBe("closed");
	});

	test("keeps a closed job closed", () => {
		expect(jobTransitions.filter(({ from }) => from === "closed")).toEqual([]);
		expect(jobTransition("closed", "close", "creator")).toBeUndefined();
	});

	test("ends every transition in a known status", () => {
		for (const { to } of jobTransitions) expect(jobStatuses).toContain(to);
	});
});

test("accepts applications until 60 days of 24 hours after posting", () => {
	const createdAt = new Date("2026-11-20T06:30:00Z");
	const expiresAt = jobExpiry(createdAt);
	expect(expiresAt.toISOString()).toBe("2027-01-19T06:30:00.000Z");
	const before = new Date(expiresAt.getTime() - 1);
	expect(isOpenJob({ status: "active", expiresAt }, before)).toBe(true);
	expect(isOpenJob({ status: "active", expiresAt }, expiresAt)).toBe(false);
	expect(isOpenJob({ status: "closed", expiresAt }, before)).toBe(false);
});
