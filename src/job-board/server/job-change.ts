import type { RecordChange } from "../../notifications/server/notifications.service.ts";
import type { LockedJob } from "./jobs.repository.ts";

/**
 * What open pages learn of a job that closed or was removed: those who have it open, and its creator and whoever ended
 * it wherever they show it. Applicants are notified, which reaches their open pages too.
 */
export function jobChange(job: Pick<LockedJob, "id" | "createdBy">, actorId?: string): RecordChange {
	const userIds = [job.createdBy, ...(actorId === undefined ? [] : [actorId])];
	return { subjectId: job.id, watchers: "everyone", userIds: [...new Set(userIds)] };
}

/** An application was sent or withdrawn: for whoever shows it, the job's creator, and staff who have the job open. */
export const applicationChange = (
	{ id, createdBy }: Pick<LockedJob, "id" | "createdBy">,
	applicantId: string,
): RecordChange => ({ subjectId: id, watchers: "staff", userIds: [createdBy, applicantId] });
