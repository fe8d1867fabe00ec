import { useCallback, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { apiOf } from "../../platform/web/call-api.ts";
import { type Load, useLoading } from "../../platform/web/use-loading.ts";
import { useTask } from "../../platform/web/use-task.ts";
import { useAlert } from "../../ui/feedback/alerts.tsx";
import { useDraft } from "../../ui/form/use-draft.ts";
import type { JobBoardApi, JobWishes } from "../job-board.contract.ts";
import { unchangedWishes, wishesDraftOf, wishesIn } from "./wishes-draft.ts";

const call = apiOf<JobBoardApi>();

/** The viewer's wishes as the form shows them; null until they are loaded. Changes are kept until they are saved. */
export function useWishes(userId: string) {
	const [saved, setSaved] = useState<JobWishes | null>(null);
	const { draft, isRecalled, change, clear } = useDraft(`job-seeking:${userId}`, unchangedWishes);
	const alert = useAlert();
	const { isBusy, run } = useTask();
	const load = useCallback<Load>(async (isWanted) => {
		const read = await call("GET /api/jobs/seeking");
		if (isWanted()) setSaved(read);
	}, []);
	const { hasFailed, retry } = useLoading(load);
	const wishes = saved === null || !isRecalled ? null : (wishesIn(draft) ?? saved);
	return {
		wishes,
		hasFailed: wishes === null && hasFailed,
		retry,
		isSaving: isBusy,
		change: (part: Partial<JobWishes>) => {
			if (wishes !== null) change(wishesDraftOf({ ...wishes, ...part }));
		},
		save: () =>
			run(async () => {
				if (wishes === null) return;
				setSaved(await call("PUT /api/jobs/seeking", { body: wishes }));
				clear();
				alert("success", m["job-board.seeking.saved"]());
			}),
	};
}
