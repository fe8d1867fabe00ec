import { useCallback, useEffect, useState } from "react";
import { useSession } from "../../accounts/web/session.tsx";
import type { JobAnswer } from "../job-board.contract.ts";
import { changedJob, type JobChange } from "./job-change.ts";

/** The id of the button that applies for a job or takes that back. */
export const applyButtonId = (jobId: string) => `apply-${jobId}`;

type Changes = {
	viewerId: string | null;
	byJob: ReadonlyMap<string, { change: JobChange; at: number }>;
};
const none: Changes = { viewerId: null, byJob: new Map() };

export type JobChanges = {
	/** Takes over what a call of this person left of a job. */
	take: (viewerId: string, jobId: string, change: JobChange) => void;
	/**
	 * The job as the viewer's last call left it; null where that removed it. A reading that began later, at `begunAt`, is
	 * newer than the call.
	 */
	see: (job: JobAnswer, begunAt?: number) => JobAnswer | null;
};

/**
 * What the viewer's calls changed on this page. It is kept above lists and readings: applying logs somebody in, which
 * begins the list anew, and an answer that was under way then would be lost in the old one.
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
		// The login that applying asked for left another button in the place of the one that was pressed.
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
