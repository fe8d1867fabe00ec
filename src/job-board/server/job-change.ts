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
