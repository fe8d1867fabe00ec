import type { GrowingList } from "../../../platform/growing-list.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import type { JobAnswer, JobBoardApi, OwnApplication } from "../../job-board.contract.ts";

const call = apiOf<JobBoardApi>();

/** A job in the list of those that the viewer applied for. */
export type AppliedJob = JobAnswer & { application: OwnApplication };

const isApplied = (job: JobAnswer): job is AppliedJob => job.application !== undefined;

/** Reads a page of the viewer's applications, from the latest on; throws ApiFailure. */
export async function readApplied(cursor?: string): Promise<GrowingList<AppliedJob>> {
	const { jobs, nextCursor } = await call("GET /api/jobs", { query: { appliedBy: "me", cursor } });
	return { items: jobs.filter(isApplied), nextCursor };
}
