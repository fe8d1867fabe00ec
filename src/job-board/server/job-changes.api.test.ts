import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { expectNoEvent, openPage, touch } from "../../notifications/server/testing/open-page.ts";
import { createBroadcast } from "../../platform/server/database/broadcast.ts";
import { publishChanges } from "../../notifications/server/publish-changes.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { insertApplication } from "./applications.repository.ts";
import { closeOverdueJobs } from "./job-board.jobs.ts";
import { jobs } from "./job-board.tables.ts";
import { buildJob } from "./testing/build-job.ts";
import { jobBoard, type Person } from "./testing/job-board.ts";

const { server, services, person, read, apply, unapply, close, remove, applicants } = jobBoard();
let site: string;
beforeAll(async () => {
	site = await server.app.listen({ port: 0, host: "127.0.0.1" });
});

let creator: Person;
let applicant: Person;
let jobId: string;
beforeEach(async () => {
	[creator, applicant] = [await person("Asha Verma"), await person("Mohan Lal")];
	jobId = await buildJob(server, { createdBy: creator.userId, serviceId: services.welder });
});
const open = ({ token }: Person, ...jobIds: string[]) => openPage({ server, site }, token, ...jobIds);

test("notifies an applicant's open page that the job closed", async () => {
	await apply(jobId, applicant.token);
	const page = await open(applicant, jobId);
	await close(jobId, creator.token);
	expect(await page.event()).toEqual(touch(jobId));
	expect((await read(jobId, applicant.token)).body.job.status.type).toBe("closed");
	page.leave();
});

test("tells everyone who has a job open that it was removed", async () => {
	const page = await open(await person("Onlooker"), jobId);
	await remove(jobId, creator.token);
	expect(await page.event()).toEqual(touch(jobId));
	page.leave();
});

test("tells the creator's other tab when the creator or a manager closes the job", async () => {
	const manager = await person("Meena Negi", "admin");
	const [own, staff] = [await open(creator), await open(manager)];

	await close(jobId, manager.token);
	expect(await own.event()).toEqual(touch(jobId));
	expect((await staff.event())?.touched).toEqual([jobId]);
	for (const page of [own, staff]) page.leave();
});

test("tells an applicant's open list that a manager saw the number", async () => {
	await apply(jobId, applicant.token);
	const manager = await person("Meena Negi", "admin");
	const [{ applicationId }] = (await applicants(jobId, creator.token)).body.applicants;
	const page = await open(applicant);
	const call = `/api/jobs/${jobId}/applicants/${applicationId}/show-number`;
	const body = { reason: "checking a report" };
	expect((await server.call("POST", call, { token: manager.token, body })).status).toBe(200);
	expect((await page.event())?.touched).toEqual([jobId]);
	page.leave();
});

test.each(["active", "closed"] as const)(
	"withdrawing from a job that is %s reaches everyone who sees the application",
	async (status) => {
		const createdBy = creator.userId;
		const id = await buildJob(server, { createdBy, serviceId: services.welder, status });
		const application = { id: newId(), jobId: id, userId: applicant.userId, appliedAt: server.clock() };
		await insertApplication(server.database.db, application);
		const onlooker = await person("Onlooker");
		const manager = await person("Meena Negi", "admin");
		const [list, own] = [await open(applicant), await open(creator)];
		const [staff, other] = [await open(manager, id), await open(onlooker, id)];

		expect((await unapply(id, applicant.token)).status).toBe(200);
		for (const page of [list, own, staff]) expect((await page.event())?.touched).toEqual([id]);
		expect((await applicants(id, creator.token)).body.applicants).toEqual([]);
		await expectNoEvent(server, other, onlooker.userId);
		for (const page of [list, own, staff]) page.leave();
	},
);

test("updates an applicant's list by the notification, or by a live event if it is turned off", async () => {
	await apply(jobId, applicant.token);
	const deaf = await person("Sita Ram");
	await apply(jobId, deaf.token);
	await server.call("PUT", "/api/notifications/settings", {
		token: deaf.token,
		body: { mutedKinds: ["job.closed"] },
	});
	const [list, deafList] = [await open(applicant), await open(deaf)];
	await close(jobId, creator.token);
	expect((await list.event())?.notifications).toMatchObject([{ kind: "job.closed", subjectId: jobId }]);
	expect(await deafList.event()).toEqual(touch(jobId));
	for (const page of [list, deafList]) page.leave();
});

test("tells open pages that a job expired", async () => {
	const page = await open(await person("Onlooker"), jobId);
	const { database, clock } = server;
	await database.db.update(jobs).set({ expiresAt: clock() }).where(eq(jobs.id, jobId));
	const broadcast = createBroadcast(database, { warn() {} });
	await closeOverdueJobs({
		db: database.db,
		clock,
		jobs: server.jobs,
		publishChanges: (tx, changes) => publishChanges({ broadcast }, tx, changes),
	});
	expect(await page.event()).toEqual(touch(jobId));
	page.leave();
});

test("tells open pages that a job was deleted with its creator's account", async () => {
	const page = await open(await person("Onlooker"), jobId);
	const body = { mobile: creator.mobile };
	expect((await server.call("DELETE", "/api/users/me", { token: creator.token, body })).status).toBe(200);
	expect(await page.event()).toEqual(touch(jobId));
	page.leave();
});

test("publishes nothing when closing or removing is refused", async () => {
	const onlooker = await person("Onlooker");
	const page = await open(onlooker, jobId);
	expect((await close(jobId, applicant.token)).status).toBe(403);
	expect((await remove(jobId, applicant.token)).status).toBe(403);
	await expectNoEvent(server, page, onlooker.userId);
});
