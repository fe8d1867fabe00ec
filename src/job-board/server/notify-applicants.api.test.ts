import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { notifications } from "../../notifications/server/notifications.tables.ts";
import type { NotificationDraft, Notify } from "../../notifications/server/notifications.api.ts";
import { notify as notifyPeople } from "../../notifications/server/notify.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { applicantsPerBatch } from "../application.ts";
import { closeOverdueJobs } from "./job-board.jobs.ts";
import { jobApplications, jobs } from "./job-board.tables.ts";
import { notifyClosed, notifyRemoved } from "./notify-applicants.ts";
import { buildJob, buildPeople } from "./testing/build-job.ts";
import { jobBoard, type Person } from "./testing/job-board.ts";

const { server, services, person, apply, unapply, close, remove } = jobBoard();
const db = () => server.database.db;

let creator: Person;
let applicant: Person;
let jobId: string;
beforeEach(async () => {
	creator = await person("Asha Verma");
	const [made] = await buildPeople(server, 1);
	if (made === undefined) throw new Error("nobody");
	applicant = made;
	jobId = await buildJob(server, { createdBy: creator.userId, serviceId: services.welder });
});

/** The notifications of this job, by the recipient's id. */
const notified = async () => {
	const rows = await db()
		.select({ userId: notifications.userId, kind: notifications.kind, details: notifications.details })
		.from(notifications)
		.where(eq(notifications.subjectId, jobId));
	return rows.filter(({ kind }) => kind !== "job.applied");
};
const waitForOne = () =>
	vi.waitFor(async () => expect(await notified()).not.toEqual([]), { timeout: 20_000 });

const closed = () => ({ kind: "job.closed", details: { serviceId: services.welder, place: "Mandi" } });
const removed = () => ({
	kind: "job.removed",
	details: { serviceId: services.welder, firm: "Verma Steel Works", place: "Mandi" },
});

describe("applicants are notified", () => {
	beforeEach(async () => {
		const gone = await person("Mohan Lal");
		await apply(jobId, gone.token);
		await unapply(jobId, gone.token);
		await apply(jobId, applicant.token);
	});

	test("when the creator closes the job, except the creator and people who withdrew", async () => {
		await close(jobId, creator.token);
		await waitForOne();
		expect(await notified()).toEqual([{ userId: applicant.userId, ...closed() }]);
	});

	test("when a manager closes it, except the manager, who had applied before joining the team", async () => {
		const manager = await person("Meena Negi", "admin");
		const application = { id: newId(), jobId, userId: manager.userId, appliedAt: server.clock() };
		await db().insert(jobApplications).values(application);
		await close(jobId, manager.token);
		await waitForOne();
		expect(await notified()).toEqual([{ userId: applicant.userId, ...closed() }]);
	});

	test("when it expires", async () => {
		const { clock } = server;
		await db().update(jobs).set({ expiresAt: clock() }).where(eq(jobs.id, jobId));
		await closeOverdueJobs({ db: db(), clock, jobs: server.jobs, publishChanges: async () => {} });
		await closeOverdueJobs({ db: db(), clock, jobs: server.jobs, publishChanges: async () => {} });
		await waitForOne();
		expect(await notified()).toEqual([{ userId: applicant.userId, ...closed() }]);
	});

	test("when it is removed, with its title, although the applications are deleted", async () => {
		await remove(jobId, creator.token);
		await waitForOne();
		expect(await db().$count(jobApplications, eq(jobApplications.jobId, jobId))).toBe(0);
		expect(await notified()).toEqual([{ userId: applicant.userId, ...removed() }]);
	});

	test("when its creator's account is deleted, without the firm's name", async () => {
		const body = { mobile: creator.mobile };
		expect((await server.call("DELETE", "/api/users/me", { token: creator.token, body })).status).toBe(200);
		await waitForOne();
		const { firm: _, ...details } = removed().details;
		expect(await notified()).toEqual([{ userId: applicant.userId, kind: "job.removed", details }]);
	});

	test("unless they turned it off", async () => {
		const body = { mutedKinds: ["job.closed"] };
		await server.call("PUT", "/api/notifications/settings", { token: applicant.token, body });
		const [other] = await buildPeople(server, 1);
		await apply(jobId, other?.token);
		await close(jobId, creator.token);
		await waitForOne();
		expect(await notified()).toEqual([{ userId: other?.userId, ...closed() }]);
	});
});

test("notifies the creator why a manager removed the job", async () => {
	const manager = await person("Meena Negi", "admin");
	await remove(jobId, manager.token, " It asks for money. ");
	const details = { ...removed().details, reason: "It asks for money." };
	expect(await notified()).toEqual([{ userId: creator.userId, kind: "job.removed-by-staff", details }]);
});

describe("many applicants", () => {
	const crowded = async () => {
		const crowd = await buildPeople(server, applicantsPerBatch * 2 + 1);
		const appliedAt = server.clock();
		await db()
			.insert(jobApplications)
			.values(crowd.map(({ userId }) => ({ id: newId(), jobId, userId, appliedAt })));
		await db().update(jobs).set({ applicationsCount: crowd.length }).where(eq(jobs.id, jobId));
		return crowd.map(({ userId }) => userId).toSorted();
	};
	const notifyingInto = (batches: string[][]) => ({
		db: db(),
		notify: async (_: unknown, drafts: readonly NotificationDraft[]) =>
			void batches.push(drafts.map(({ userId }) => userId)),
	});

	test("are notified of a closing in batches, each person once", async () => {
		const crowd = await crowded();
		await db().update(jobs).set({ status: "closed" }).where(eq(jobs.id, jobId));
		const batches: string[][] = [];
		const closedAt = server.clock().toISOString();
		await notifyClosed(notifyingInto(batches), { jobId, closedAt, actorId: null });
		expect(batches.map(({ length }) => length)).toEqual([applicantsPerBatch, applicantsPerBatch, 1]);
		expect(batches.flat()).toEqual(crowd);
	});

	test("are queued in batches when the job is removed", async () => {
		const crowd = await crowded();
		const enqueueAll = vi.spyOn(server.jobs, "enqueueAll");
		await remove(jobId, creator.token);
		const queued = enqueueAll.mock.calls.flatMap(([, , data]) => data as { userIds: string[] }[]);
		enqueueAll.mockRestore();
		expect(queued.map(({ userIds }) => userIds.length)).toEqual([applicantsPerBatch, applicantsPerBatch, 1]);
		expect(queued.flatMap(({ userIds }) => userIds)).toEqual(crowd);
	});
});

test("notifies once per closing, again after a second one, and not for an open job", async () => {
	await apply(jobId, applicant.token);
	const notify: Notify = (tx, drafts) =>
		notifyPeople({ ...server, broadcast: { send: async () => undefined } }, tx, drafts);
	const context = { db: db(), notify };
	const closing = { jobId, closedAt: "2026-11-20T06:30:00.000Z", actorId: null };
	await notifyClosed(context, closing);
	expect(await notified()).toEqual([]);
	await db().update(jobs).set({ status: "closed" }).where(eq(jobs.id, jobId));
	await notifyClosed(context, closing);
	await notifyClosed(context, closing);
	expect(await notified()).toHaveLength(1);
	await notifyClosed(context, { ...closing, closedAt: "2026-11-21T06:30:00.000Z" });
	expect(await notified()).toHaveLength(2);
	const removal = { jobId, userIds: [applicant.userId], details: removed().details };
	await notifyRemoved(context, removal);
	await notifyRemoved(context, removal);
	const ofRemoval = and(eq(notifications.subjectId, jobId), eq(notifications.kind, "job.removed"));
	expect(await db().$count(notifications, ofRemoval)).toBe(1);
});

test("sends no notifications when closing is refused", async () => {
	await apply(jobId, applicant.token);
	const enqueueAll = vi.spyOn(server.jobs, "enqueueAll");
	for (const token of [undefined, applicant.token]) {
		await close(jobId, token);
		await remove(jobId, token);
	}
	expect(enqueueAll).not.toHaveBeenCalled();
	enqueueAll.mockRestore();
});
