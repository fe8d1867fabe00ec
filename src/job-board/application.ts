import { isOpenJob, type JobStatus } from "./job.ts";

/** The state of an application, as shown to the applicant. */
export const applicationStates = ["sent", "seen", "closed"] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** Applicants notified in one transaction. */
export const applicantsPerBatch = 200;

/**
 * The state of an application. It is closed once the job takes no more applications, also by time, and seen once the
 * job's creator has loaded it in the list of applicants.
 */
export function applicationState(
	{ seenAt }: { seenAt: Date | null },
	job: { status: JobStatus; expiresAt: Date },
	now: Date,
): ApplicationState {
	if (!isOpenJob(job, now)) return "closed";
	return seenAt === null ? "sent" : "seen";
}
