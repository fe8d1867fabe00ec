import { isOpenJob, type JobStatus } from "./job.ts";

/** How an application is doing, as the person who applied reads it. */
export const applicationStates = ["sent", "seen", "closed"] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** Applicants notified in one transaction. */
export const applicantsPerBatch = 200;

/**
 * The state of an application: closed once nobody can apply any more, by time too; seen once the person who posted the
 * job has had it on their list.
 */
export function applicationState(
	{ seenAt }: { seenAt: Date | null },
	job: { status: JobStatus; expiresAt: Date },
	now: Date,
): ApplicationState {
	if (!isOpenJob(job, now)) return "closed";
	return seenAt === null ? "sent" : "seen";
}
