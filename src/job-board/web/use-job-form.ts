import type { Account } from "../../accounts/accounts.contract.ts";
import { m } from "../../paraglide/messages.js";
import { usePostOffices } from "../../places/web/use-post-offices.ts";
import { apiOf } from "../../platform/web/call-api.ts";
import { sendingKey } from "../../platform/web/sending-key.ts";
import { useForm } from "../../platform/web/use-form.ts";
import { useAlert } from "../../ui/feedback/alerts.tsx";
import { useDraft } from "../../ui/form/use-draft.ts";
import { jobFaults } from "../check-job.ts";
import type { JobAnswer, JobBoardApi } from "../job-board.contract.ts";
import { emptyJobDraft, type JobDraft, jobInputOf } from "./job-draft.ts";

const call = apiOf<JobBoardApi>();

/** How long to wait for a response. Sending again posts no second job. */
const timeoutMs = 30_000;

/**
 * The draft with its defaults: the account's name until another is typed, and the post office if the pincode has only
 * one.
 */
function useTypedJob(user: Account) {
	const kept = useDraft(`job|${user._id}`, emptyJobDraft, "browser");
	const { draft } = kept;
	const search = usePostOffices(draft.pincode);
	const only = search.offices?.length === 1 ? search.offices[0]?.poName : undefined;
	const typed: JobDraft = {
		...draft,
		reachablePersonName: draft.hasTypedPerson ? draft.reachablePersonName : (user.name ?? ""),
		poName: draft.isPlaceTyped ? draft.poName : draft.poName || (only ?? ""),
	};
	return { ...kept, typed, search };
}

/** The form of a new job. The draft is kept until the job is posted. */
export function useJobForm(user: Account, onPosted: (job: JobAnswer) => Promise<void> | void) {
	const alert = useAlert();
	const { typed, search, change, clear } = useTypedJob(user);
	const form = useForm({
		initial: emptyJobDraft,
		draft: { draft: typed, change },
		paths: { pincode: "pincodeData.pincode", poName: "pincodeData.poName" },
		check: (draft) => jobFaults(jobInputOf(draft)),
		submit: async (draft) => {
			const body = jobInputOf(draft);
			const keyed = sendingKey(draft, body);
			change(keyed);
			const signal = AbortSignal.timeout(timeoutMs);
			const { job } = await call("POST /api/jobs", { body, idempotencyKey: keyed.key, signal });
			alert("success", m["job-board.form.posted"]());
			clear();
			await onPosted(job);
		},
	});
	return { ...form, search };
}

export type JobForm = ReturnType<typeof useJobForm>;
