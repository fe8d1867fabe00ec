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

test("a job that nothing was done with stays as it was read", () => {
	expect(changedJob(job, undefined)).toBe(job);
});

test("applying takes over the server's list, counts it and turns Apply into UnApply, and leaves the rest", () => {
	expect(changedJob(job, { applies: [application] })).toEqual(applied);
});

test("the same answer over a list that was read after it counts nothing twice", () => {
	expect(changedJob(applied, { applies: [application] })).toEqual(applied);
});

test("taking it back leaves the job as it was", () => {
	expect(changedJob(applied, { applies: [] })).toEqual(job);
});

test("a closed job offers no Apply once the application is taken back", () => {
	const closed: JobAnswer = { ...applied, status: { ...job.status, type: "closed" } };
	expect(changedJob(closed, { applies: [] })?.abilities).toMatchObject({ apply: false, unapply: false });
});

test("a whole job takes the place of what was read, and a removed one is gone", () => {
	expect(changedJob(job, { job: applied })).toBe(applied);
	expect(changedJob(job, "removed")).toBeNull();
});
