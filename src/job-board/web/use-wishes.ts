import { m } from "../../paraglide/messages.js";
import { apiOf } from "../../platform/web/call-api.ts";
import { useTask } from "../../platform/web/use-task.ts";
import { useAlert } from "../../ui/feedback/alerts.tsx";
import { useDraft } from "../../ui/form/use-draft.ts";
import type { JobBoardApi, JobWishes } from "../job-board.contract.ts";
import { unchangedWishes, wishesDraftOf, wishesIn } from "./wishes-draft.ts";

const call = apiOf<JobBoardApi>();

type WishesSettings = { userId: string; saved: JobWishes; onSaved: (saved: JobWishes) => void };

/** The viewer's wishes as the form shows them; null until stored input is read. Changes are kept until they are saved. */
export function useWishes({ userId, saved, onSaved }: WishesSettings) {
	const { draft, isRecalled, change, clear } = useDraft(`job-seeking:${userId}`, unchangedWishes);
	const alert = useAlert();
	const { isBusy, run } = useTask();
	const wishes = isRecalled ? (wishesIn(draft) ?? saved) : null;
	return {
		wishes,
		isSaving: isBusy,
		change: (part: Partial<JobWishes>) => {
			if (wishes !== null) change(wishesDraftOf({ ...wishes, ...part }));
		},
		save: () =>
			run(async () => {
				if (wishes === null) return;
				onSaved(await call("PUT /api/jobs/seeking", { body: wishes }));
				clear();
				alert("success", m["job-board.seeking.saved"]());
			}),
	};
}
