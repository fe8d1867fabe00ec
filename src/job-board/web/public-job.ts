import type { JobAnswer } from "../job-board.contract.ts";

/** A job as cached pages may contain it: without the contact person's name, which the browser loads for the viewer. */
export function publicJob(job: JobAnswer): JobAnswer {
	return { ...job, reachablePersonName: "" };
}
