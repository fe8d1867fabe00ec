import type { InfiniteList } from "../../../platform/infinite-list.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import type { JobAnswer, JobBoardApi, OwnApplication } from "../../job-board.contract.ts";

const call = apiOf<JobBoardApi>();

/** A job in the list of those that the viewer applied for. */
export type AppliedJob = JobAnswer & { application: OwnApplication };

const isApplied = (job: JobAnswer): job is AppliedJob => job.application !== undefined;

/** The most applications that one call returns. */
const atMost = 50;

/** Reads a page of the viewer's applications, the latest first, `length` of them if given. Throws ApiFailure. */
export async function readApplied(cursor?: string, length?: number): Promise<InfiniteList<AppliedJob>> {
	const limit = length === undefined ? undefined : Math.min(Math.max(length, 1), atMost);
	const { jobs, nextCursor } = await call("GET /api/jobs", { query: { appliedBy: "me", cursor, limit } });
	return { items: jobs.filter(isApplied), nextCursor };
}
