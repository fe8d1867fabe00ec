import { expect, test } from "vitest";
import { applicationState, type ApplicationState } from "./application.ts";
import type { JobStatus } from "./job.ts";

const now = new Date("2026-11-20T06:30:00Z");
const [past, later] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)];

test.each<[ApplicationState, JobStatus, Date, Date | null]>([
	["sent", "active", later, null],
	["seen", "active", later, past],
	["closed", "active", now, null],
	["closed", "active", now, past],
	["closed", "closed", later, null],
	["closed", "closed", later, past],
])("is %s for a job that is %s until %s, opened %s", (state, status, expiresAt, seenAt) => {
	expect(applicationState({ seenAt }, { status, expiresAt }, now)).toBe(state);
});
