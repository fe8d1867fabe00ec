import { expect, test } from "vitest";
import type { JobAnswer } from "../job-board.contract.ts";
import { changedJob } from "./job-change.ts";

const id = "0190a1b2-0000-7000-8000-000000000001";
const application = { _id: id, user: id };

const job = {
	_id: id,
	applies: [],
	applicationsCount: 4,
	status: { type: "active", date: "2026-11-01T00:00:00Z" },
	abilities: { apply: true, unapply: false, close: true, delete: true, seeApplicants: true },
} as unknown as JobAnswer;

const applied: JobAnswer = {
	...job,
	applies: [application],
	applicationsCount: 5,
	abilities: { ...job.abilities, apply: false, unapply: true },
};

test("leaves an unchanged job as it was loaded", () => {
	expect(changedJob(job, undefined)).toBe(job);
});

test("takes the server's applications, updates the count and shows UnApply instead of Apply", () => {
	expect(changedJob(job, { applies: [application] })).toEqual(applied);
});

test("counts nothing twice if the list was loaded after the response", () => {
	expect(changedJob(applied, { applies: [application] })).toEqual(applied);
});

test("restores the job when the application is withdrawn", () => {
	expect(changedJob(applied, { applies: [] })).toEqual(job);
});

test("offers no Apply for a closed job after a withdrawal", () => {
	const closed: JobAnswer = { ...applied, status: { ...job.status, type: "closed" } };
	expect(changedJob(closed, { applies: [] })?.abilities).toMatchObject({ apply: false, unapply: false });
});

test("replaces a changed job and drops a removed one", () => {
	expect(changedJob(job, { job: applied })).toBe(applied);
	expect(changedJob(job, "removed")).toBeNull();
});
