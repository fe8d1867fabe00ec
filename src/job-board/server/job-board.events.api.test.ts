import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { indianDay } from "../../platform/dates.ts";
import { jobPosts, jobs, jobSeekers, jobWishes } from "./job-board.tables.ts";
import { buildJob, storedApplications, storedJob } from "./testing/build-job.ts";
import { jobBoard } from "./testing/job-board.ts";

const { server, services, person, seeker, post, whole, apply, seekers } = jobBoard();

test("deletes a person's jobs, applications and wishes with the account, and nothing of others", async () => {
	const { db } = server.database;
	const [creator, other] = [await person(), await person()];
	const jobId = await buildJob(server, { createdBy: creator.userId, serviceId: services.welder });
	const going = await seeker();
	await db.insert(jobPosts).values({ userId: going.userId, day: "2026-11-01", count: 1 });
	const posted = await post(going.token, whole(), "key");
	const ownJob = posted.body.job._id;
	await apply(ownJob, other.token);
	await apply(jobId, going.token);
	await apply(jobId, other.token);
	expect((await seekers(jobId, creator.token)).body.seekers).toHaveLength(1);
	const body = { mobile: going.mobile };
	expect((await server.call("DELETE", "/api/users/me", { token: going.token, body })).status).toBe(200);
	expect(await db.$count(jobs, eq(jobs.createdBy, going.userId))).toBe(0);
	expect(await storedApplications(server, ownJob)).toEqual([]);
	expect((await storedApplications(server, jobId)).map(({ userId }) => userId)).toEqual([other.userId]);
	expect((await storedJob(server, jobId))?.applicationsCount).toBe(1);
	expect(await db.$count(jobSeekers, eq(jobSeekers.userId, going.userId))).toBe(0);
	expect(await db.$count(jobWishes, eq(jobWishes.userId, going.userId))).toBe(0);
	const counters = await db.select().from(jobPosts).where(eq(jobPosts.userId, going.userId));
	expect(counters).toMatchObject([{ day: indianDay(server.clock()), leftBy: expect.any(String) }]);
	expect(JSON.stringify(counters)).not.toContain(going.mobile.slice(3));
	expect((await seekers(jobId, creator.token)).body.seekers).toEqual([]);
});

test("exports a person's own jobs, applications and wishes only", async () => {
	const [creator, applied] = [await seeker({}, "Asha Verma"), await person("Ramesh Thakur")];
	const { body: created } = await post(creator.token, whole());
	await apply(created.job._id, applied.token);
	const copyOf = async (token: string) => (await server.call("GET", "/api/users/me/export", { token })).body;
	const own = await copyOf(creator.token);
	expect(own).toMatchObject({
		jobs: [
			{
				_id: created.job._id,
				serviceId: services.welder,
				firmName: "Verma Steel Works",
				description: "A welder for gates and grills, day shift.",
				district: "Mandi",
				status: "active",
				applicationsCount: 1,
			},
		],
		jobApplications: [],
		jobWishes: { serviceIds: [services.welder], isShown: true, areas: [{ district: "Mandi" }] },
	});
	expect(JSON.stringify(own)).not.toContain(applied.userId);
	const other = await copyOf(applied.token);
	expect(other).toMatchObject({
		jobs: [],
		jobApplications: [{ jobId: created.job._id, appliedAt: server.clock().toISOString() }],
		jobWishes: null,
	});
});
