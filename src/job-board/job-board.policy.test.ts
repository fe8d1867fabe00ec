import { describe, expect, test } from "vitest";
import { type Role, roles } from "../platform/access.ts";
import { jobStatuses, type JobStatus } from "./job.ts";
import {
	jobAbilities,
	type JobAbilities,
	type JobFacts,
	type JobViewer,
	maySeeApplicants,
	maySeeJob,
	maySeeNumbers,
	mayShowNumber,
} from "./job-board.policy.ts";

const now = new Date("2026-11-20T06:30:00Z");
const job = (status: JobStatus, hasApplied = false): JobFacts => ({
	createdBy: "creator",
	status,
	expiresAt: new Date("2026-12-20T06:30:00Z"),
	applicationId: hasApplied ? "own" : null,
});
const as = (userId: string, role: Role = "user"): JobViewer => ({ userId, role });
const none: JobAbilities = {
	apply: false,
	unapply: false,
	close: false,
	delete: false,
	seeApplicants: false,
	showNumber: false,
};
const manager = { close: true, delete: true, seeApplicants: true, showNumber: true };
const owner = { close: true, delete: true, seeApplicants: true };

/**
 * For each viewer and whether they have applied: the abilities on an active and on a closed job; null if they may not
 * see it.
 */
const viewers: [string, JobViewer, boolean, Partial<JobAbilities>, Partial<JobAbilities> | null][] = [
	["a guest", null, false, { apply: true }, null],
	["another person", as("other"), false, { apply: true }, null],
	["a sales person", as("other", "salesPerson"), false, {}, null],
	["an affiliate partner", as("other", "affiliatePartner"), false, { apply: true }, null],
	["an applicant", as("other"), true, { unapply: true }, { unapply: true }],
	["the creator", as("creator"), false, owner, { ...owner, close: false }],
	["customer support", as("other", "customerSupport"), false, manager, { ...manager, close: false }],
	["an admin", as("other", "admin"), false, manager, { ...manager, close: false }],
	["an admin who posted it", as("creator", "admin"), false, owner, { ...owner, close: false }],
	[
		"an admin who applied",
		as("other", "admin"),
		true,
		{ ...manager, unapply: true },
		{ ...manager, close: false, unapply: true },
	],
];

describe.each(jobStatuses)("a job that is %s", (status) => {
	test.each(viewers)("%s", (_, viewer, hasApplied, active, closed) => {
		const facts = job(status, hasApplied);
		const expected = status === "active" ? active : closed;
		const abilities = maySeeJob(facts, viewer, now) ? jobAbilities(facts, viewer, now) : null;
		expect(abilities).toEqual(expected === null ? null : { ...none, ...expected });
	});
});

test("refuses applications for an expired active job and still lets it be closed", () => {
	const over = { ...job("active"), expiresAt: now };
	expect(jobAbilities(over, as("other"), now).apply).toBe(false);
	expect(jobAbilities(over, as("creator"), now).close).toBe(true);
});

test("shows an expired active job to the same people as a closed one", () => {
	const over = { ...job("active"), expiresAt: now };
	expect(maySeeJob(over, null, now)).toBe(false);
	expect(maySeeJob(over, as("other"), now)).toBe(false);
	expect(maySeeJob({ ...over, applicationId: "own" }, as("other"), now)).toBe(true);
	expect(maySeeJob(over, as("creator"), now)).toBe(true);
	expect(maySeeJob(over, as("other", "admin"), now)).toBe(true);
});

test("shows applicants' names and mobiles to managers and the creator, and to no other role", () => {
	const seeing = roles.filter((role) => maySeeApplicants(job("active"), as("other", role)));
	expect(seeing.toSorted()).toEqual(["admin", "customerSupport"]);
	expect(maySeeApplicants(job("active"), as("creator"))).toBe(true);
	expect(maySeeApplicants(job("active"), null)).toBe(false);
});

test("shows whole numbers to the creator, and to managers of other people's jobs only for a reason", () => {
	const others = roles.map((role) => as("other", role));
	expect(others.filter((viewer) => maySeeNumbers(job("active"), viewer))).toEqual([]);
	expect(maySeeNumbers(job("active"), as("creator"))).toBe(true);
	const showing = roles.filter((role) => mayShowNumber(job("active"), as("other", role)));
	expect(showing.toSorted()).toEqual(["admin", "customerSupport"]);
	for (const role of roles) expect(mayShowNumber(job("active"), as("creator", role))).toBe(false);
	expect(mayShowNumber(job("active"), null)).toBe(false);
});
