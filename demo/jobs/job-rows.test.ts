import { expect, test } from "vitest";
import { jobFaults } from "../../src/job-board/check-job.ts";
import { isOpenJob } from "../../src/job-board/job.ts";
import { readBundledDirectory } from "../../src/places/server/directory/directory-source.ts";
import { starterCatalogue } from "../../src/catalogue/starter/starter-catalogue.ts";
import { indianDay } from "../../src/platform/dates.ts";
import { jobPlaces } from "./job-places.ts";
import { jobRows } from "./job-rows.ts";
import { demoJobs, fits } from "./jobs.ts";
import { demoProfessionals } from "../professionals/professionals.ts";
import { demoSeekers } from "./seekers.ts";

const now = new Date("2026-11-20T06:30:00Z");
const professionals = demoProfessionals();
const seekers = demoSeekers();
const jobs = demoJobs(professionals, seekers);
const people = new Map([...professionals, ...seekers].map(({ mobile }) => [mobile, { id: mobile }]));
const rows = jobRows(jobs, people, { service: (slug) => slug }, now);
const electrician = "+919000000020";
const seeker = "+919000000030";

test("every job counts its applicants, once each and while it was open", () => {
	const byJob = Map.groupBy(rows.applications, ({ jobId }) => jobId);
	for (const { id, applicationsCount, createdBy, createdAt, status, statusChangedAt } of rows.jobs) {
		const applied = byJob.get(id) ?? [];
		expect(applied).toHaveLength(applicationsCount ?? 0);
		const who = applied.map(({ userId }) => userId);
		expect(new Set(who).size).toBe(who.length);
		expect(who).not.toContain(createdBy);
		const until = status === "active" ? now : statusChangedAt;
		expect(applied.every(({ appliedAt }) => appliedAt > createdAt && appliedAt < until)).toBe(true);
	}
	expect(rows.applications.length).toBeGreaterThan(60);
});

test("about a hundred of the jobs are open, and stay so for a week", () => {
	expect(jobs.length).toBeGreaterThan(110);
	const inAWeek = new Date(now.getTime() + 7 * 86_400_000);
	const active = rows.jobs.filter(({ status }) => status === "active");
	expect(active.length).toBeGreaterThan(90);
	expect(active.length).toBeLessThan(112);
	for (const { expiresAt } of active) expect(isOpenJob({ status: "active", expiresAt }, inAWeek)).toBe(true);
	for (const { createdAt, statusChangedAt, expiresAt } of rows.jobs) {
		expect(createdAt <= statusChangedAt && statusChangedAt <= expiresAt).toBe(true);
		expect(statusChangedAt <= now).toBe(true);
	}
	expect(new Set(jobs.map(({ service }) => service)).size).toBeGreaterThan(25);
	expect(jobs.filter(({ description }) => /\p{Script=Devanagari}/u.test(description)).length).toBeGreaterThan(
		4,
	);
});

test("the jobs of today count for the day's limit", () => {
	const today = rows.jobs.filter(({ createdAt }) => indianDay(createdAt) === indianDay(now));
	expect(rows.posts.reduce((sum, { count }) => sum + count, 0)).toBe(today.length);
	expect(rows.posts).toContainEqual({ userId: electrician, day: "2026-11-20", count: 1 });
});

test("every job is one that the product accepts, in a category of the catalogue", () => {
	const slugs = new Set(starterCatalogue.flatMap(({ services }) => services.map(({ slug }) => slug)));
	for (const { service, firmName, person, description, place } of jobs) {
		expect(slugs).toContain(service);
		const input = { jobCategoryId: service, firmName, reachablePersonName: person, description };
		expect(jobFaults({ ...input, pincodeData: place })).toEqual([]);
	}
});

test("the demo's electrician and job seeker find what the list of accounts says", () => {
	const own = rows.jobs.filter(({ createdBy }) => createdBy === electrician);
	expect(own.map(({ status, applicationsCount }) => [status, applicationsCount])).toEqual([
		["active", 25],
		["active", 0],
		["closed", 5],
	]);
	const [many] = own;
	const shown = seekers.filter((one) => one.isShown && many && fits(one, "electrician", many.demo.place));
	expect(shown.length).toBeGreaterThan(20);
	// The seeker's own applications are replayed.
	expect(rows.applications.filter(({ userId }) => userId === seeker)).toEqual([]);
	const wanted = rows.jobs.filter(({ demo }) => demo.seekerApplies !== null);
	expect(wanted.map(({ demo, status }) => [demo.seekerApplies, status])).toEqual([
		["stays open", "active"],
		["closes", "active"],
	]);
});

test("every post office of a job is in the directory, in its district", async () => {
	const places = [...jobPlaces.values()].flat();
	const wanted = new Set(places.map(({ pincode, poName }) => `${pincode} ${poName}`));
	const found: unknown[] = [];
	for await (const batch of readBundledDirectory())
		for (const { pincode, offices } of batch)
			for (const office of offices)
				if (wanted.has(`${pincode} ${office.poName}`)) found.push({ ...office, pincode, cityBlock: "" });
	expect(found).toHaveLength(places.length);
	expect(found).toEqual(expect.arrayContaining(places));
});
