import type { JobAnswer } from "../job-board.contract.ts";

/**
 * A job as it may stand in a page that any cache keeps: without the name of the person to ask for, which the browser
 * reads once it is known who looks.
 */
export function publicJob(job: JobAnswer): JobAnswer {
	return { ...job, reachablePersonName: "" };
}
