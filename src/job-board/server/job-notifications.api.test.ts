import { expect, test, vi } from "vitest";
import type { NotificationDraft, Notify } from "../../notifications/server/notifications.api.ts";
import { notify as notifyPeople } from "../../notifications/server/notify.ts";
import { seekersNotified } from "../job.ts";
import { jobSeekers, jobWishes } from "./job-board.tables.ts";
import { notifySeekers } from "./notify-seekers.ts";
import { buildJob, buildPeople, buildProfile } from "./testing/build-job.ts";
import { jobBoard } from "./testing/job-board.ts";

const { server, services, person, seeker, post, whole, apply, unapply, close } = jobBoard();

/** The person's notifications, latest first. */
async function notificationsOfChange(token: string | undefined) {
	const { body } = await server.call("GET", "/api/notifications", { token });
	return body.notifications.map(({ kind, subjectId, details }: NotificationDraft) => ({
		kind,
		subjectId,
		details,
	}));
}

test("notifies only people who look for such work, whether employers see them or not", async () => {
	const creator = await seeker({}, "Creator");
	const shown = await seeker();
	const hidden = await seeker({ isShown: false });
	const state = await seeker({ areas: [{ stateName: "Himachal Pradesh", district: null }] });
	const other = await seeker({ serviceIds: [services.plumber] });
	const stopped = await seeker();
	const { body } = await post(creator.token, whole());
	const expected = [
		{ kind: "job.new", subjectId: body.job._id, details: { service: "Welder", place: "Mandi" } },
	];
	await vi.waitFor(async () => expect(await notificationsOfChange(shown.token)).toEqual(expected), {
		timeout: 20_000,
	});
	expect(await notificationsOfChange(hidden.token)).toEqual(expected);
	expect(await notificationsOfChange(state.token)).toEqual(expected);
	expect(await notificationsOfChange(stopped.token)).toEqual(expected);
	expect(await notificationsOfChange(other.token)).toEqual([]);
	expect(await notificationsOfChange(creator.token)).toEqual([]);
});

test("notifies each person once per job, and no one of a closed job", async () => {
	const sought = await seeker({ serviceIds: [services.plumber] });
	const [creator] = await buildPeople(server, 1);
	const createdBy = creator?.userId ?? "";
	const [open, closed] = [
		await buildJob(server, { createdBy, serviceId: services.plumber }),
		await buildJob(server, { createdBy, serviceId: services.plumber, status: "closed" }),
	];
	const broadcast = { send: async () => undefined };
	const notify: Notify = (tx, drafts) => notifyPeople({ ...server, broadcast }, tx, drafts);
	const ctx = { ...server, notify };
	for (const jobId of [open, open, closed]) await notifySeekers(ctx, { jobId });
	expect(
		(await notificationsOfChange(sought.token)).map(({ subjectId }: NotificationDraft) => subjectId),
	).toEqual([open]);
});

test("notifies at most 200 people of one job, those with the latest wishes", async () => {
	const crowd = await buildPeople(server, seekersNotified + 10);
	const now = server.clock().getTime();
	const { db } = server.database;
	const rows = crowd.map(({ userId }, number) => ({
		userId,
		isShown: false,
		updatedAt: new Date(now - number * 1_000),
	}));
	await db.insert(jobSeekers).values(rows.map((row) => ({ ...row, serviceIds: [], areas: [] })));
	const where = { serviceId: services.welder, stateName: "Kerala", district: "" };
	await db.insert(jobWishes).values(rows.map((row) => ({ ...row, ...where })));
	const [creator] = await buildPeople(server, 1);
	const jobId = await buildJob(server, {
		createdBy: creator?.userId ?? "",
		serviceId: services.welder,
		stateName: "Kerala",
		district: "Idukki",
	});
	const notified: string[] = [];
	const notify = async (_: unknown, drafts: readonly NotificationDraft[]) =>
		void notified.push(...drafts.map(({ userId }) => userId));
	await notifySeekers({ ...server, notify }, { jobId });
	expect(notified).toEqual(crowd.slice(0, seekersNotified).map(({ userId }) => userId));
});

test("notifies the creator once per applicant, without the applicant's name", async () => {
	const [creator] = await buildPeople(server, 1);
	const jobId = await buildJob(server, { createdBy: creator?.userId ?? "", serviceId: services.welder });
	const one = await person("Zubeida Secretname");
	const two = await person("Mohan Lal");
	for (const { token } of [one, one, two]) {
		await apply(jobId, token);
		await unapply(jobId, token);
		await apply(jobId, token);
	}
	const received = await notificationsOfChange(creator?.token);
	const expected = { kind: "job.applied", subjectId: jobId, details: { service: "Welder", place: "Mandi" } };
	expect(received).toEqual([expected, expected]);
	expect(JSON.stringify(received)).not.toContain("Zubeida");
	await close(jobId, creator?.token);
	await apply(jobId, (await person()).token);
	expect(await notificationsOfChange(creator?.token)).toHaveLength(2);
});

test("does not notify people who turned a kind off", async () => {
	const [creator] = await buildPeople(server, 1);
	await buildProfile(server, creator?.userId ?? "", "Company");
	const body = { mutedKinds: ["job.applied"] };
	const { status } = await server.call("PUT", "/api/notifications/settings", { token: creator?.token, body });
	expect(status).toBe(200);
	const jobId = await buildJob(server, { createdBy: creator?.userId ?? "", serviceId: services.welder });
	await apply(jobId, (await person()).token);
	expect(await notificationsOfChange(creator?.token)).toEqual([]);
});
