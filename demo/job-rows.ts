import { jobExpiry } from "../src/job-board/job.ts";
import type { jobApplications, jobPosts, jobs } from "../src/job-board/server/job-board.tables.ts";
import { indianDay } from "../src/platform/dates.ts";
import { newId } from "../src/platform/server/ids.ts";
import type { CatalogueIds } from "./catalogue-ids.ts";
import type { DemoJob } from "./jobs.ts";

const hour = 3_600_000;

export type JobRow = typeof jobs.$inferInsert & { demo: DemoJob };

/** The rows of the demo's jobs, of who applied for them, and of how many each person posted today. */
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
	const ago = (hours: number) => new Date(now.getTime() - hours * hour);
	const rows = { jobs: [] as JobRow[], applications: [] as (typeof jobApplications.$inferInsert)[] };
	for (const demo of posted) {
		const { hoursAgo, closedHoursAgo, applicants, place } = demo;
		const id = newId();
		const createdAt = ago(hoursAgo);
		const expiresAt = jobExpiry(createdAt);
		// A job closes by itself at the end of its life at the latest.
		const closedAt = closedHoursAgo === null ? null : new Date(Math.min(+ago(closedHoursAgo), +expiresAt));
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
		applicants.forEach((mobile, index) =>
			rows.applications.push({
				id: newId(),
				jobId: id,
				userId: personOf(mobile),
				appliedAt: new Date(+createdAt + (open * (index + 1)) / (applicants.length + 1)),
			}),
		);
	}
	return { ...rows, posts: postsToday(rows.jobs, now) };
}

/** What the day's limit is counted by. */
function postsToday(rows: readonly JobRow[], now: Date): (typeof jobPosts.$inferInsert)[] {
	const today = indianDay(now);
	const ofToday = rows.filter(({ createdAt }) => indianDay(createdAt) === today);
	return [...Map.groupBy(ofToday, ({ createdBy }) => createdBy)].map(([userId, own]) => ({
		userId,
		day: today,
		count: own.length,
	}));
}
