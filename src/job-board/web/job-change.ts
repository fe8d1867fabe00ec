import type { JobAnswer, JobApplication } from "../job-board.contract.ts";

/** What a call changed on a job: the viewer's applications, the whole job, or its existence. */
export type JobChange = { applies: JobApplication[] } | { job: JobAnswer } | "removed";

/** The job with the viewer's applications from the server, and the abilities that follow. */
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

/** The job after a call; null if it no longer exists. */
export function changedJob(job: JobAnswer, change: JobChange | undefined): JobAnswer | null {
	if (change === undefined) return job;
	if (change === "removed") return null;
	return "job" in change ? change.job : withApplies(job, change.applies);
}
