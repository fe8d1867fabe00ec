import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { users } from "../../accounts/server/accounts.tables.ts";
import { inTransaction } from "../../platform/server/database/database.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { untilBlocked } from "../../testing/until-blocked.ts";
import { jobApplications, jobs } from "./job-board.tables.ts";
import { buildJob, buildPeople, storedApplications, storedJob } from "./testing/build-job.ts";
import { jobBoard } from "./testing/job-board.ts";

const { server, services, person, apply, unapply, close, remove, read } = jobBoard();

const tallyOf = (answers: readonly { status: number }[]) =>
	answers.map(({ status }) => status).toSorted((one, other) => one - other);

let creator: { token: string; userId: string; mobile: string };
let jobId: string;
beforeEach(async () => {
	const [made] = await buildPeople(server, 1);
	if (made === undefined) throw new Error("nobody");
	creator = made;
	jobId = await buildJob(server, { createdBy: creator.userId, serviceId: services.welder });
});

/** Fails unless so many have applied, and the job's counter says so. */
async function expectCount(count: number) {
	expect(await storedApplications(server, jobId)).toHaveLength(count);
	expect((await storedJob(server, jobId))?.applicationsCount).toBe(count);
}

test("applies and withdraws once each, and returns only the viewer's own application", async () => {
	const [one, other] = await buildPeople(server, 2);
	expect((await apply(jobId)).status).toBe(401);
	expect((await unapply(jobId)).status).toBe(401);
	const early = await unapply(jobId, one?.token);
	expect(early).toMatchObject({ status: 400, body: { message: "You have not applied to this job" } });
	await apply(jobId, other?.token);
	const first = await apply(jobId, one?.token);
	expect(first.status).toBe(200);
	expect(first.body).toEqual({ applies: [{ _id: expect.any(String), user: one?.userId }] });
	const again = await apply(jobId, one?.token);
	expect(again).toMatchObject({ status: 400, body: { message: "You have already applied for this job" } });
	await expectCount(2);
	expect((await unapply(jobId, one?.token)).body).toEqual({ applies: [] });
	expect((await unapply(jobId, one?.token)).status).toBe(400);
	await expectCount(1);
	expect((await apply(jobId, one?.token)).status).toBe(200);
	await expectCount(2);
});

test("refuses one's own job, a closed one and a removed one with a message", async () => {
	const [one] = await buildPeople(server, 1);
	const own = await apply(jobId, creator.token);
	expect(own).toMatchObject({
		status: 403,
		body: { message: "You cannot apply for a job that you posted yourself" },
	});
	await close(jobId, creator.token);
	const closed = await apply(jobId, one?.token);
	expect(closed).toMatchObject({ status: 409, body: { message: "This job is closed" } });
	await expectCount(0);
	await remove(jobId, creator.token);
	for (const answer of [await apply(jobId, one?.token), await unapply(jobId, one?.token)])
		expect(answer).toMatchObject({ status: 404, body: { message: "This job no longer exists" } });
	expect((await apply(newId(), one?.token)).status).toBe(404);
	expect((await apply("x", one?.token)).status).toBe(400);
});

test("refuses applications from staff, who can still withdraw earlier ones", async () => {
	for (const role of ["admin", "customerSupport", "salesPerson"] as const) {
		const { token } = await person("Meena Negi", role);
		expect(await apply(jobId, token)).toMatchObject({
			status: 403,
			body: { message: "Our team cannot apply for jobs" },
		});
	}
	await expectCount(0);
	const { token, userId } = await person("Ravi Negi", "salesPerson");
	const application = { id: newId(), jobId, userId, appliedAt: server.clock() };
	await server.database.db.insert(jobApplications).values(application);
	await server.database.db.update(jobs).set({ applicationsCount: 1 }).where(eq(jobs.id, jobId));
	expect((await unapply(jobId, token)).status).toBe(200);
});

test("refuses applications for an expired job before the hourly job closes it", async () => {
	const [one] = await buildPeople(server, 1);
	const { expiresAt } = (await storedJob(server, jobId)) ?? {};
	const now = server.clock();
	server.clock.set(expiresAt ?? now);
	const [late] = await buildPeople(server, 1);
	const answer = await apply(jobId, late?.token);
	const shown = await read(jobId, late?.token);
	server.clock.set(now);
	expect(answer.status).toBe(409);
	expect(shown.status).toBe(404);
	expect((await apply(jobId, one?.token)).status).toBe(200);
});

test("lets applicants of a closed job read it and withdraw, and hides it from others", async () => {
	const [one, other] = await buildPeople(server, 2);
	await apply(jobId, one?.token);
	await close(jobId, creator.token);
	expect((await apply(jobId, one?.token)).body.message).toBe("You have already applied for this job");
	expect((await read(jobId, one?.token)).body.job).toMatchObject({
		status: { type: "closed" },
		abilities: { apply: false, unapply: true, seeApplicants: false },
	});
	for (const token of [undefined, other?.token]) expect((await read(jobId, token)).status).toBe(404);
	expect((await unapply(jobId, one?.token)).status).toBe(200);
	expect((await read(jobId, one?.token)).status).toBe(404);
	await expectCount(0);
	const manager = await person("Meena Negi", "admin");
	expect((await read(jobId, manager.token)).status).toBe(200);
});

test("counts fifty parallel applications", async () => {
	const crowd = await buildPeople(server, 50);
	const answers = await Promise.all(crowd.map(({ token }) => apply(jobId, token)));
	expect(new Set(tallyOf(answers))).toEqual(new Set([200]));
	await expectCount(50);
	await Promise.all(crowd.slice(0, 20).map(({ token }) => unapply(jobId, token)));
	await expectCount(30);
});

test("accepts one of many parallel applications of one person and refuses the others", async () => {
	const [one] = await buildPeople(server, 1);
	const answers = await Promise.all(Array.from({ length: 12 }, () => apply(jobId, one?.token)));
	expect(tallyOf(answers)).toEqual([200, ...Array.from({ length: 11 }, () => 400)]);
	expect(answers.find(({ status }) => status === 400)?.body.message).toBe(
		"You have already applied for this job",
	);
	await expectCount(1);
	const back = await Promise.all(Array.from({ length: 6 }, () => unapply(jobId, one?.token)));
	expect(tallyOf(back)).toEqual([200, 400, 400, 400, 400, 400]);
	await expectCount(0);
});

test("refuses applications that arrive after the job closes", async () => {
	const crowd = await buildPeople(server, 12);
	const [closed, ...answers] = await Promise.all([
		close(jobId, creator.token),
		...crowd.map(({ token }) => apply(jobId, token)),
	]);
	expect(closed?.status).toBe(200);
	for (const { status } of answers) expect([200, 409]).toContain(status);
	await expectCount(answers.filter(({ status }) => status === 200).length);
	expect((await storedJob(server, jobId))?.status).toBe("closed");
});

test("leaves nothing behind when a job is removed while people apply", async () => {
	const crowd = await buildPeople(server, 12);
	const [removed, ...answers] = await Promise.all([
		remove(jobId, creator.token),
		...crowd.map(({ token }) => apply(jobId, token)),
	]);
	expect(removed?.status).toBe(204);
	for (const { status } of answers) expect([200, 404]).toContain(status);
	expect(await storedJob(server, jobId)).toBeUndefined();
	expect(await storedApplications(server, jobId)).toEqual([]);
});

test("keeps no application that is sent while the account is deleted", async () => {
	const { db } = server.database;
	const [going] = await buildPeople(server, 1);
	if (going === undefined) throw new Error("nobody");
	const { asked } = await inTransaction(db, async (tx) => {
		const gone = { name: null, mobile: null, deletedAt: server.clock() };
		await tx.update(users).set(gone).where(eq(users.id, going.userId));
		const answer = apply(jobId, going.token);
		await untilBlocked(server, 1);
		return { asked: answer };
	});
	expect((await asked).status).toBe(401);
	await expectCount(0);
});

test("deletes two accounts in parallel that applied for each other's jobs without a deadlock", async () => {
	for (let round = 0; round < 4; round++) {
		const people = await buildPeople(server, 4);
		const jobIds = await Promise.all(
			people.map(({ userId }) => buildJob(server, { createdBy: userId, serviceId: services.welder })),
		);
		for (const [index, { token }] of people.entries())
			for (const [other, id] of jobIds.entries()) if (other !== index) await apply(id, token);
		for (const { token } of people) expect((await apply(jobId, token)).status).toBe(200);
		const [late] = await buildPeople(server, 1);
		const answers = await Promise.all([
			...people.map(({ token, mobile }) =>
				server.call("DELETE", "/api/users/me", { token, body: { mobile } }),
			),
			apply(jobId, late?.token),
			apply(jobIds[0] ?? "", late?.token),
		]);
		expect(tallyOf(answers.slice(0, 4))).toEqual([200, 200, 200, 200]);
		expect(answers[4]?.status).toBe(200);
		expect([200, 404]).toContain(answers[5]?.status);
		for (const id of jobIds) expect(await storedJob(server, id)).toBeUndefined();
		await expectCount(1 + round);
	}
});
