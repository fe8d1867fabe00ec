import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { auditEntries } from "../../platform/server/database/audit.tables.ts";
import { closeOverdueJobs, deleteOldPosts } from "./job-board.jobs.ts";
import { jobPosts } from "./job-board.tables.ts";
import { buildJob, buildPeople, storedApplications, storedJob } from "./testing/build-job.ts";
import { jobBoard, type Person } from "./testing/job-board.ts";

const { server, services, person, close, remove, read, apply, list, post, whole } = jobBoard();

let creator: Person;
let other: Person;
let jobId: string;
beforeEach(async () => {
	const [one, two] = await buildPeople(server, 2);
	if (one === undefined || two === undefined) throw new Error("nobody");
	[creator, other] = [one, two];
	jobId = await buildJob(server, { createdBy: creator.userId, serviceId: services.welder });
});

const auditOf = (action: string) =>
	server.database.db
		.select({ actorId: auditEntries.actorId, after: auditEntries.after, reason: auditEntries.reason })
		.from(auditEntries)
		.where(and(eq(auditEntries.subjectId, jobId), eq(auditEntries.action, action)));

test("refuses to close or remove other people's jobs to every role below manager", async () => {
	const sales = await person("Raj Negi", "salesPerson");
	expect((await close(jobId)).status).toBe(401);
	expect((await remove(jobId)).status).toBe(401);
	for (const { token } of [other, sales])
		for (const answer of [await close(jobId, token), await remove(jobId, token)])
			expect(answer).toMatchObject({
				status: 403,
				body: { message: "Only the person who posted this job can do this" },
			});
	expect((await storedJob(server, jobId))?.status).toBe("active");
});

test("lets the creator close a job once, hides it from search, and writes no audit entry", async () => {
	server.clock.advance(1_000);
	const answer = await close(jobId, creator.token);
	expect(answer.status).toBe(200);
	expect(answer.body.job).toMatchObject({
		status: { type: "closed", date: server.clock().toISOString() },
		abilities: { close: false, delete: true },
	});
	expect(await close(jobId, creator.token)).toMatchObject({
		status: 409,
		body: { message: "This job is closed" },
	});
	expect((await close(jobId, other.token)).status).toBe(404);
	expect((await read(jobId)).status).toBe(404);
	expect(JSON.stringify((await list({ limit: "50" })).body)).not.toContain(jobId);
	expect(await auditOf("job.close")).toEqual([]);
});

test("closes a job once when two close it at the same time, and tells the other", async () => {
	const manager = await person("Meena Negi", "customerSupport");
	const answers = await Promise.all([close(jobId, creator.token), close(jobId, manager.token)]);
	expect(answers.map(({ status }) => status).toSorted((low, high) => low - high)).toEqual([200, 409]);
});

test("records in the audit log when a manager closes or removes a job, without a name", async () => {
	const manager = await person("Meena Negi", "admin");
	await apply(jobId, other.token);
	expect((await close(jobId, manager.token)).status).toBe(200);
	expect((await remove(jobId, manager.token, "It asks for money")).status).toBe(204);
	const entry = { actorId: manager.userId, after: { createdBy: creator.userId }, reason: null };
	expect(await auditOf("job.close")).toEqual([entry]);
	expect(await auditOf("job.remove")).toEqual([{ ...entry, reason: "It asks for money" }]);
	expect(await storedJob(server, jobId)).toBeUndefined();
	expect(await storedApplications(server, jobId)).toEqual([]);
});

test("refuses a manager's removal without a reason", async () => {
	const manager = await person("Meena Negi", "customerSupport");
	for (const reason of [undefined, "", "  "])
		expect(await remove(jobId, manager.token, reason)).toMatchObject({
			status: 400,
			body: { errors: [{ path: "reason", msg: "Please say why you are deleting this job." }] },
		});
	expect((await storedJob(server, jobId))?.status).toBe("active");
	expect(await auditOf("job.remove")).toEqual([]);
});

test("lets the creator delete a job with its applications", async () => {
	await apply(jobId, other.token);
	expect((await remove(jobId, creator.token)).status).toBe(204);
	expect((await remove(jobId, creator.token)).status).toBe(404);
	expect(await storedApplications(server, jobId)).toEqual([]);
	for (const token of [creator.token, other.token]) expect((await read(jobId, token)).status).toBe(404);
	expect(await auditOf("job.remove")).toEqual([]);
});

test("closes a job after exactly 60 days", async () => {
	const { db } = server.database;
	const { clock } = server;
	const before = clock();
	const later = await buildJob(server, {
		createdBy: creator.userId,
		serviceId: services.welder,
		createdAt: new Date(before.getTime() + 1),
	});
	clock.set(new Date(before.getTime() + 60 * 86_400_000));
	await closeOverdueJobs({ db, clock, jobs: server.jobs, publishChanges: async () => {} });
	await closeOverdueJobs({ db, clock, jobs: server.jobs, publishChanges: async () => {} });
	expect(await storedJob(server, jobId)).toMatchObject({ status: "closed", statusChangedAt: clock() });
	expect((await storedJob(server, later))?.status).toBe("active");
	clock.set(before);
});

test("closes more expired jobs than fit into one statement", async () => {
	const { db } = server.database;
	const { clock } = server;
	const createdAt = new Date(clock().getTime() - 61 * 86_400_000);
	const ids = await Promise.all(
		Array.from({ length: 520 }, () =>
			buildJob(server, { createdBy: creator.userId, serviceId: services.welder, createdAt }),
		),
	);
	await closeOverdueJobs({ db, clock, jobs: server.jobs, publishChanges: async () => {} });
	const stored = await Promise.all(ids.map((id) => storedJob(server, id)));
	expect(new Set(stored.map((job) => job?.status))).toEqual(new Set(["closed"]));
});

test("deletes the count of posted jobs after the day", async () => {
	const { db } = server.database;
	const { clock } = server;
	const someone = await person();
	await post(someone.token, whole());
	const counted = () => db.$count(jobPosts, eq(jobPosts.userId, someone.userId));
	await deleteOldPosts({ db, clock });
	expect(await counted()).toBe(1);
	clock.advance(24 * 60 * 60_000);
	await deleteOldPosts({ db, clock });
	expect(await counted()).toBe(0);
});
