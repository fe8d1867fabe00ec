import { apiOf } from "../../platform/web/call-api.ts";
import type { InfiniteList } from "../../platform/infinite-list.ts";
import type { JobAnswer, JobBoardApi } from "../job-board.contract.ts";
import type { JobSearch } from "./job-search.ts";

const call = apiOf<JobBoardApi>();

/** The most jobs that one call returns. */
const atMost = 50;

/** Reads a page of the list for the current viewer, `length` jobs if given. Throws ApiFailure. */
export async function readJobs(
	search: JobSearch,
	serviceId: string | undefined,
	cursor?: string,
	length?: number,
): Promise<InfiniteList<JobAnswer>> {
	const { createdBy, stateName, district, pincode, poName } = search;
	const limit = length === undefined ? undefined : Math.min(Math.max(length, 1), atMost);
	const { jobs, nextCursor } = await call("GET /api/jobs", {
		query: { createdBy, serviceId, stateName, district, pincode, poName, cursor, limit },
	});
	return { items: jobs, nextCursor };
}
