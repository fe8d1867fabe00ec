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
	seesSeekersFreely,
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
};
const owner = { close: true, delete: true, seeApplicants: true };

/** Who looks, whether they have applied, what they may do with an active job and with a closed one; null: not see it. */
const viewers: [string, JobViewer, boolean, Partial<JobAbilities>, Partial<JobAbilities> | null][] = [
	["nobody", null, false, { apply: true }, null],
	["somebody", as("other"), false, { apply: true }, null],
	["a sales person", as("other", "salesPerson"), false, { apply: true }, null],
	["an affiliate partner", as("other", "affiliatePartner"), false, { apply: true }, null],
	["who applied", as("other"), true, { unapply: true }, { unapply: true }],
	["the creator", as("creator"), false, owner, { ...owner, close: false }],
	[
		"customer support",
		as("other", "customerSupport"),
		false,
		{ ...owner, apply: true },
		{ ...owner, close: false },
	],
	["an admin", as("other", "admin"), false, { ...owner, apply: true }, { ...owner, close: false }],
	["an admin's own", as("creator", "admin"), false, owner, { ...owner, close: false }],
	[
		"an admin who applied",
		as("other", "admin"),
		true,
		{ ...owner, unapply: true },
		{ ...owner, close: false, unapply: true },
	],
];

describe.each(jobStatuses)("a job that is %s", (status) => {
	test.each(viewers)("%s", (_, viewer, hasApplied, active, closed) => {
		const facts = job(status, hasApplied);
		const expected = status === "active" ? active : closed;
		const abilities = maySeeJob(facts, viewer) ? jobAbilities(facts, viewer, now) : null;
		expect(abilities).toEqual(expected === null ? null : { ...none, ...expected });
	});
});

test("an active job whose time is over takes no applications and can still be closed", () => {
	const over = { ...job("active"), expiresAt: now };
	expect(jobAbilities(over, as("other"), now).apply).toBe(false);
	expect(jobAbilities(over, as("creator"), now).close).toBe(true);
});

test("names and mobiles of those who applied are for managers and the creator, whatever other role", () => {
	const seeing = roles.filter((role) => maySeeApplicants(job("active"), as("other", role)));
	expect(seeing.toSorted()).toEqual(["admin", "customerSupport"]);
	expect(maySeeApplicants(job("active"), as("creator"))).toBe(true);
	expect(maySeeApplicants(job("active"), null)).toBe(false);
});

test("managers see seekers without a limit, others not, nor does nobody", () => {
	const free = roles.filter((role) => seesSeekersFreely(as("other", role)));
	expect(free.toSorted()).toEqual(["admin", "customerSupport"]);
	expect(seesSeekersFreely(null)).toBe(false);
});
