import type { JobAnswer, JobApplication } from "../job-board.contract.ts";

/** What a call left of a job: the viewer's applications, the whole job, or nothing. */
export type JobChange = { applies: JobApplication[] } | { job: JobAnswer } | "removed";

/** The job with the viewer's applications as the server has them, and what can be done by that. */
function withApplies(job: JobAnswer, applies: JobApplication[]): JobAnswer {
	const hasApplied = applies.length > 0;
	return {
		...job,
		applies,
		applicationsCount: Math.max(0, job.applicationsCount + applies.length - job.applies.length),
		abilities: {
			...job.abilities,
			apply: !hasApplied && job.status.type === "active",
			unapply: hasApplied,
		},
	};
}

/** The job as a call left it; null where it is not there any more. */
export function changedJob(job: JobAnswer, change: JobChange | undefined): JobAnswer | null {
	if (change === undefined) return job;
	if (change === "removed") return null;
	return "job" in change ? change.job : withApplies(job, change.applies);
}
