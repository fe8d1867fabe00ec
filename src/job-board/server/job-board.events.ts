import type { AccountDeleted, ExportRequested } from "../../accounts/server/accounts.api.ts";
import type { PublishChanges } from "../../notifications/server/notifications.service.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { Idempotency } from "../../platform/server/http/idempotency.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import { deleteApplicationsOf, readApplicationsOf } from "./applications.repository.ts";
import { jobChange } from "./job-change.ts";
import type { JobDays } from "./job-days.ts";
import { deleteJobsOf, lockJobsOf, readJobsOf } from "./jobs.repository.ts";
import { queueRemovedOf } from "./notify-applicants.ts";
import { deleteWishes, findWishes } from "./wishes.repository.ts";

/**
 * What is to happen here when a person's account is deleted: the jobs that they posted go, with the applications for
 * them, whose people are notified, their own applications are taken back, and what they said of the work they seek is forgotten. How much of the day
 * they used up is kept until it is over, under a hash of the mobile.
 */
export function eraseJobsOf({
	idempotency,
	days,
	jobs,
	announce,
}: {
	idempotency: Pick<Idempotency, "forget">;
	days: Pick<JobDays, "leave">;
	jobs: Pick<Jobs, "enqueueAll">;
	announce: PublishChanges;
}) {
	return async (tx: Db, { userId }: AccountDeleted): Promise<void> => {
		await lockJobsOf(tx, userId);
		await deleteApplicationsOf(tx, userId);
		await queueRemovedOf(tx, jobs, userId);
		const deleted = await deleteJobsOf(tx, userId);
		await announce(
			tx,
			deleted.map((job) => jobChange(job)),
		);
		await days.leave(tx, userId);
		await deleteWishes(tx, userId);
		// Kept answers repeat what the person sent.
		await idempotency.forget(tx, userId);
	};
}

/** Adds the person's jobs, applications and wishes to the copy of their data. */
export async function exportJobsOf(tx: Db, { userId, add }: ExportRequested): Promise<void> {
	const jobs = await readJobsOf(tx, userId);
	add(
		"jobs",
		jobs.map(({ id, ...job }) => ({ _id: id, ...job })),
	);
	const applications = await readApplicationsOf(tx, userId);
	add(
		"jobApplications",
		applications.map(({ id, ...application }) => ({ _id: id, ...application })),
	);
	add("jobWishes", (await findWishes(tx, userId)) ?? null);
}
