import { useCallback, useState } from "react";
import type { InfiniteList } from "../../platform/infinite-list.ts";
import { apiOf, isLost } from "../../platform/web/call-api.ts";
import { useInfiniteList } from "../../platform/web/use-infinite-list.ts";
import { type Load, useLoading } from "../../platform/web/use-loading.ts";
import type { Applicant, JobAnswer, JobBoardApi } from "../job-board.contract.ts";
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

/** The job whose applicants are listed; "lost" if the viewer cannot read it. */
export function useAppliedJob(jobId: string) {
	const [job, show] = useState<JobAnswer | "lost" | null>(null);
	const load = useCallback<Load>(
		async (isWanted) => {
			let read: JobAnswer | "lost";
			try {
				read = (await call("GET /api/jobs/:id", { params: { id: jobId } })).job;
			} catch (failure) {
				if (!isLost(failure)) throw failure;
				read = "lost";
			}
			if (isWanted()) show(read);
		},
		[jobId],
	);
	const { hasFailed, retry } = useLoading(load);
	useJobEvents(jobId, retry);
	return { job, hasFailed: job === null && hasFailed, retry };
}
