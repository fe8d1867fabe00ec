import { starterCatalogue } from "../../src/catalogue/starter/starter-catalogue.ts";
import { jobExpiry } from "../../src/job-board/job.ts";
import type { jobApplications, jobPosts, jobs } from "../../src/job-board/server/job-board.tables.ts";
import type { notifications } from "../../src/notifications/server/notifications.tables.ts";
import { indianDay } from "../../src/platform/dates.ts";
import { newId } from "../../src/platform/server/database/ids.ts";
import type { CatalogueIds } from "../catalogue-ids.ts";
import { choiceOf } from "../seeded-choice.ts";
import { awakeBefore } from "../waking-hours.ts";
import type { DemoJob } from "./jobs.ts";

const hour = 3_600_000;
const serviceNames = new Map(
	starterCatalogue.flatMap(({ services }) => services.map(({ slug, type }) => [slug, type] as const)),
);

export type JobRow = typeof jobs.$inferInsert & { demo: DemoJob };

/** The rows of the demo's jobs, of their applicants and notifications, and of how many each person posted today. */
export function jobRows(
	posted: readonly DemoJob[],
	people: ReadonlyMap<string, { id: string }>,
	ids: Pick<CatalogueIds, "service">,
	now: Date,
) {
	const personOf = (mobile: string) => {
		const person = people.get(mobile);
		if (person === undefined) throw new Error(`nobody has ${mobile}`);
		return person.id;
	};
	const ago = (hours: number, key: string) =>
		awakeBefore(new Date(now.getTime() - hours * hour), choiceOf(`job-time-${key}`));
	const rows = {
		jobs: [] as JobRow[],
		applications: [] as (typeof jobApplications.$inferInsert)[],
		notifications: [] as (typeof notifications.$inferInsert)[],
	};
	for (const demo of posted) {
		const { hoursAgo, closedHoursAgo, applicants, place } = demo;
		const id = newId();
		const createdAt = ago(hoursAgo, demo.key);
		const expiresAt = jobExpiry(createdAt);
		// A job closes automatically at the end of its life at the latest.
		const closedAt =
			closedHoursAgo === null
				? null
				: new Date(Math.min(+ago(closedHoursAgo, `${demo.key}-end`), +expiresAt));
		rows.jobs.push({
			demo,
			id,
			createdBy: personOf(demo.poster),
			serviceId: ids.service(demo.service),
			firmName: demo.firmName,
			reachablePersonName: demo.person,
			description: demo.description,
			...place,
			status: closedAt === null ? "active" : "closed",
			statusChangedAt: closedAt ?? createdAt,
			applicationsCount: applicants.length,
			createdAt,
			expiresAt,
		});
		const open = +(closedAt ?? now) - +createdAt;
		const appliedAt = (time: number, index: number) => {
			const awake = awakeBefore(new Date(time), choiceOf(`applied-${demo.key}-${index}`));
			return awake > createdAt ? awake : new Date(+createdAt + (index + 1) * 60_000);
		};
		applicants.forEach((mobile, index) => {
			const application = {
				id: newId(),
				jobId: id,
				userId: personOf(mobile),
				appliedAt: appliedAt(+createdAt + (open * (index + 1)) / (applicants.length + 1), index),
			};
			rows.applications.push(application);
			rows.notifications.push(notificationOf(demo, personOf(demo.poster), application));
		});
	}
	return { ...rows, posts: postsToday(rows.jobs, now) };
}

/** The notification of an application for the person who posted the job; see tellCreator. */
function notificationOf(
	{ service, place }: DemoJob,
	userId: string,
	application: { jobId: string; userId: string; appliedAt: Date },
): typeof notifications.$inferInsert {
	const { jobId, appliedAt } = application;
	return {
		id: newId(),
		userId,
		kind: "job.applied",
		subjectId: jobId,
		details: { service: serviceNames.get(service), place: place.district },
		occasion: `job.applied:${jobId}:${application.userId}`,
		createdAt: appliedAt,
	};
}

/** The column for the daily limit. */
function postsToday(rows: readonly JobRow[], now: Date): (typeof jobPosts.$inferInsert)[] {
	const today = indianDay(now);
	const ofToday = rows.filter(({ createdAt }) => indianDay(createdAt) === today);
	return [...Map.groupBy(ofToday, ({ createdBy }) => createdBy)].map(([userId, own]) => ({
		userId,
		day: today,
		count: own.length,
	}));
}
