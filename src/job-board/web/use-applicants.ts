import type { InfiniteList } from "../../platform/infinite-list.ts";
import { apiOf } from "../../platform/web/call-api.ts";
import { useInfiniteList } from "../../platform/web/use-infinite-list.ts";
import type { Applicant, JobBoardApi } from "../job-board.contract.ts";
import { jobsPerPage } from "../job.ts";
import { useJobEvents } from "./use-job-events.ts";

const call = apiOf<JobBoardApi>();
const kept = new Map<string, InfiniteList<Applicant>>();

/** The id of the link that calls an applicant. */
export const applicantLinkId = (applicantId: string) => `applicant-${applicantId}`;

/** The applicants, the latest first. Call it below another key for another job or viewer. */
export function useApplicants(jobId: string) {
	const growing = useInfiniteList({
		name: jobId,
		kept,
		first: null,
		async read(cursor, length = 0) {
			const { applicants, nextCursor } = await call("GET /api/jobs/:id/applicants", {
				params: { id: jobId },
				// Reloads as many as are shown, so that withdrawn applications leave a longer list too.
				query: cursor === undefined ? { limit: Math.max(jobsPerPage, length) } : { cursor },
			});
			return { items: applicants, nextCursor };
		},
		focusId: applicantLinkId,
	});
	useJobEvents(jobId, growing.readAgain);
	return growing;
}
