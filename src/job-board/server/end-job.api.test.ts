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

test("strangers close and remove nothing, whatever their role below a manager's", async () => {
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

test("the creator closes a job once: nobody finds it any more, and nothing is in the audit log", async () => {
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

test("two who close at once: one does and the other is told", async () => {
	const manager = await person("Meena Negi", "customerSupport");
	const answers = await Promise.all([close(jobId, creator.token), close(jobId, manager.token)]);
	expect(answers.map(({ status }) => status).toSorted((low, high) => low - high)).toEqual([200, 409]);
});

test("a manager's closing and removing of somebody's job are in the audit log, without a name", async () => {
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

test("a manager who gives no reason removes nothing", async () => {
	const manager = await person("Meena Negi", "customerSupport");
	for (const reason of [undefined, "", "  "])
		expect(await remove(jobId, manager.token, reason)).toMatchObject({
			status: 400,
			body: { errors: [{ path: "reason", msg: "Please say why you delete this job." }] },
		});
	expect((await storedJob(server, jobId))?.status).toBe("active");
	expect(await auditOf("job.remove")).toEqual([]);
});

test("the creator removes a job with its applications; it is gone for good", async () => {
	await apply(jobId, other.token);
	expect((await remove(jobId, creator.token)).status).toBe(204);
	expect((await remove(jobId, creator.token)).status).toBe(404);
	expect(await storedApplications(server, jobId)).toEqual([]);
	for (const token of [creator.token, other.token]) expect((await read(jobId, token)).status).toBe(404);
	expect(await auditOf("job.remove")).toEqual([]);
});

test("a job closes by itself when its 60 days are over, and not a moment before", async () => {
	const { db } = server.database;
	const { clock } = server;
	const before = clock();
	const later = await buildJob(server, {
		createdBy: creator.userId,
		serviceId: services.welder,
		createdAt: new Date(before.getTime() + 1),
	});
	clock.set(new Date(before.getTime() + 60 * 86_400_000));
	await closeOverdueJobs({ db, clock, jobs: server.jobs, announce: async () => {} });
	await closeOverdueJobs({ db, clock, jobs: server.jobs, announce: async () => {} });
	expect(await storedJob(server, jobId)).toMatchObject({ status: "closed", statusChangedAt: clock() });
	expect((await storedJob(server, later))?.status).toBe("active");
	clock.set(before);
});

test("more overdue jobs than one statement takes are all closed", async () => {
	const { db } = server.database;
	const { clock } = server;
	const createdAt = new Date(clock().getTime() - 61 * 86_400_000);
	const ids = await Promise.all(
		Array.from({ length: 520 }, () =>
			buildJob(server, { createdBy: creator.userId, serviceId: services.welder, createdAt }),
		),
	);
	await closeOverdueJobs({ db, clock, jobs: server.jobs, announce: async () => {} });
	const stored = await Promise.all(ids.map((id) => storedJob(server, id)));
	expect(new Set(stored.map((job) => job?.status))).toEqual(new Set(["closed"]));
});

test("how many jobs were posted is forgotten when the day is over", async () => {
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
