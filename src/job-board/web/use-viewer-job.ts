import { useMemo, useState } from "react";
import { useSession } from "../../accounts/web/session.tsx";
import { apiOf, isLost } from "../../platform/web/call-api.ts";
import { type Load, useLoading } from "../../platform/web/use-loading.ts";
import type { JobAnswer, JobBoardApi } from "../job-board.contract.ts";

const call = apiOf<JobBoardApi>();

async function readJob(jobId: string): Promise<JobAnswer | null> {
	try {
		return (await call("GET /api/jobs/:id", { params: { id: jobId } })).job;
	} catch (failure) {
		if (isLost(failure)) return null;
		throw failure;
	}
}

/**
 * The job as the signed-in person may read it; until that is known, the public job (null: none). Only people whom a
 * closed job concerns can read it. Call it below another key for another job.
 */
export function useViewerJob(jobId: string, open: JobAnswer | null) {
	const { user, state, problem, retry: retrySession } = useSession();
	const userId = user?._id;
	const [read, setRead] = useState<{ userId: string; job: JobAnswer | null; begunAt: number } | null>(null);
	const load = useMemo((): Load | null => {
		if (userId === undefined) return null;
		return async (isWanted) => {
			const begunAt = performance.now();
			const job = await readJob(jobId);
			if (isWanted()) setRead({ userId, job, begunAt });
		};
	}, [userId, jobId]);
	const { hasFailed, retry } = useLoading(load);
	const isRead = read !== null && read.userId === userId;
	// Without the session, it is unknown whether the viewer may read the job.
	const hasNoSession = open === null && state === "loading" && problem !== null;
	return {
		job: isRead ? read.job : open,
		/** When loading began, as `performance.now()`; undefined for the public job. */
		begunAt: isRead ? read.begunAt : undefined,
		/** There is no public job, and it is not known yet whether the viewer may read one. */
		isWaiting:
			open === null &&
			!isRead &&
			((state === "loading" && !hasNoSession) || (userId !== undefined && !hasFailed)),
		hasFailed: hasNoSession || (userId !== undefined && !isRead && hasFailed),
		retry: hasNoSession ? retrySession : retry,
	};
}
