import { useSession } from "../../accounts/web/session.tsx";
import { m } from "../../paraglide/messages.js";
import { ApiFailure, apiOf, isLost } from "../../platform/web/call-api.ts";
import { useTask } from "../../platform/web/use-task.ts";
import { useAlert } from "../../ui/feedback/alerts.tsx";
import type { JobBoardApi } from "../job-board.contract.ts";
import type { JobChange } from "./job-change.ts";
import type { JobChanges } from "./use-job-changes.ts";

const call = apiOf<JobBoardApi>();

/** The state of a job after a refused call; undefined if it cannot be loaded now. */
async function readChange(jobId: string): Promise<JobChange | undefined> {
	try {
		return await call("GET /api/jobs/:id", { params: { id: jobId } });
	} catch (failure) {
		return isLost(failure) ? "removed" : undefined;
	}
}

/** Applies for the job or withdraws the application, after a login for guests. */
export function useApply(jobId: string, take: JobChanges["take"]) {
	const { requireLogin } = useSession();
	const alert = useAlert();
	const { isBusy, run } = useTask();

	const send = (key: "PUT /api/jobs/apply/:id" | "PUT /api/jobs/unapply/:id", done: () => string) =>
		run(async () => {
			const account = await requireLogin();
			if (account === null) return;
			try {
				const { applies } = await call(key, { params: { id: jobId } });
				take(account._id, jobId, { applies });
				alert("success", done());
			} catch (failure) {
				// The call was refused because the job or the viewer's application differs from what the page shows.
				const isStale = failure instanceof ApiFailure && [400, 403, 404, 409].includes(failure.status);
				const change = isStale ? await readChange(jobId) : undefined;
				if (change !== undefined) take(account._id, jobId, change);
				throw failure;
			}
		});
	return {
		isBusy,
		apply: () => void send("PUT /api/jobs/apply/:id", m["job-board.apply.applied"]),
		unapply: () => void send("PUT /api/jobs/unapply/:id", m["job-board.apply.unapplied"]),
	};
}
