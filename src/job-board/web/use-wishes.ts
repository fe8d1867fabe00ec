import { m } from "../../paraglide/messages.js";
import { apiOf } from "../../platform/web/call-api.ts";
import { useForm } from "../../platform/web/use-form.ts";
import { useAlert } from "../../ui/feedback/alerts.tsx";
import { useDraft } from "../../ui/form/use-draft.ts";
import type { JobBoardApi, JobWishes } from "../job-board.contract.ts";
import { unchangedWishes, wishesDraftOf, wishesIn } from "./wishes-draft.ts";

const call = apiOf<JobBoardApi>();

type WishesSettings = { userId: string; saved: JobWishes; onSaved: (saved: JobWishes) => void };

/** The form of the viewer's wishes; `isReady` once stored input is read. Changes are kept until they are saved. */
export function useWishes({ userId, saved, onSaved }: WishesSettings) {
	const { draft, isRecalled, change, clear } = useDraft(`job-seeking:${userId}`, unchangedWishes);
	const alert = useAlert();
	const wishes = wishesIn(draft) ?? saved;
	const form = useForm({
		initial: saved,
		draft: { draft: wishes, change: (part) => change(wishesDraftOf({ ...wishes, ...part })) },
		// No field shows an error, so the alert does.
		paths: { serviceIds: [], areas: [], isShown: [] },
		submit: async (body) => {
			onSaved(await call("PUT /api/jobs/seeking", { body }));
			clear();
			alert("success", m["job-board.seeking.saved"]());
		},
	});
	return { ...form, isReady: isRecalled };
}
