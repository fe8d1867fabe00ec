import { useCallback, useEffect, useState } from "react";
import { useSession } from "../../accounts/web/session.tsx";
import type { JobAnswer } from "../job-board.contract.ts";
import { changedJob, type JobChange } from "./job-change.ts";

/** The id of the button that applies for a job or withdraws the application. */
export const applyButtonId = (jobId: string) => `apply-${jobId}`;

type Changes = {
	viewerId: string | null;
	byJob: ReadonlyMap<string, { change: JobChange; at: number }>;
};
const none: Changes = { viewerId: null, byJob: new Map() };

export type JobChanges = {
	/** Stores what a call of this person changed on a job. */
	take: (viewerId: string, jobId: string, change: JobChange) => void;
	/**
	 * The job after the viewer's last call; null if that removed it. If loading the job began after the call
	 * (`begunAt`), the loaded job is newer and is returned as it is.
	 */
	see: (job: JobAnswer, begunAt?: number) => JobAnswer | null;
};

/**
 * What the viewer's calls changed on this page. It is kept outside of the lists: applying can log the person in, which
 * starts the list again, and a response that arrives then would be lost with the old list.
 */
export function useJobChanges(): JobChanges {
	const { user } = useSession();
	const [changes, setChanges] = useState(none);
	const [lastJob, setLastJob] = useState<{ id: string } | null>(null);
	const take = useCallback((viewerId: string, jobId: string, change: JobChange) => {
		const at = performance.now();
		setChanges((before) => {
			const others = before.viewerId === viewerId ? before.byJob : none.byJob;
			return { viewerId, byJob: new Map([...others, [jobId, { change, at }]]) };
		});
		setLastJob({ id: jobId });
	}, []);
	useEffect(() => {
		// The login before the application replaced the pressed button by another one.
		if (lastJob !== null && document.activeElement === document.body)
			document.getElementById(applyButtonId(lastJob.id))?.focus({ preventScroll: true });
	}, [lastJob]);
	const known = user !== null && changes.viewerId === user._id ? changes.byJob : none.byJob;
	const see: JobChanges["see"] = (job, begunAt = 0) => {
		const last = known.get(job._id);
		return changedJob(job, last && last.at > begunAt ? last.change : undefined);
	};
	return { take, see };
}
