import type { RecordChange } from "../../notifications/server/notifications.api.ts";
import type { LockedJob } from "./jobs.repository.ts";

/**
 * The live event of a job that was closed or removed. It reaches everyone who has the job open, and all open pages of
 * its creator and of the person who ended it. Applicants get a notification, which updates their open pages too.
 */
export function jobChange(job: Pick<LockedJob, "id" | "createdBy">, actorId?: string): RecordChange {
	const userIds = [job.createdBy, ...(actorId === undefined ? [] : [actorId])];
	return { subjectId: job.id, watchers: "everyone", userIds: [...new Set(userIds)] };
}

/** The live event of an application that was sent or withdrawn, for the applicant, the job's creator and staff. */
export const applicationChange = (
	{ id, createdBy }: Pick<LockedJob, "id" | "createdBy">,
	applicantId: string,
): RecordChange => ({ subjectId: id, watchers: "staff", userIds: [createdBy, applicantId] });
