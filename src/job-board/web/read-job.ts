import { apiOf, isLost } from "../../platform/web/call-api.ts";
import type { JobAnswer, JobBoardApi } from "../job-board.contract.ts";

const call = apiOf<JobBoardApi>();

/** The job as the viewer may see it; null if there is none for this viewer. Throws ApiFailure. */
export async function readJob(jobId: string): Promise<JobAnswer | null> {
	try {
		return (await call("GET /api/jobs/:id", { params: { id: jobId } })).job;
	} catch (failure) {
		if (isLost(failure)) return null;
		throw failure;
	}
}
