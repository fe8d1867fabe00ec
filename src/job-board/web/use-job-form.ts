import { useState } from "react";
import type { Account } from "../../accounts/accounts.contract.ts";
import { m } from "../../paraglide/messages.js";
import { usePostOffices } from "../../places/web/use-post-offices.ts";
import type { ErrorItem } from "../../platform/app-error.ts";
import { ApiFailure, apiOf } from "../../platform/web/call-api.ts";
import { sendingKey } from "../../platform/web/sending-key.ts";
import { useTask } from "../../platform/web/use-task.ts";
import { useAlert } from "../../ui/alerts.tsx";
import { useDraft } from "../../ui/use-draft.ts";
import { jobFaults } from "../check-job.ts";
import type { JobAnswer, JobBoardApi } from "../job-board.contract.ts";
import { emptyJobDraft, type JobDraft, jobInputOf } from "./job-draft.ts";
import { errorsByField, withoutField } from "./job-errors.ts";

const call = apiOf<JobBoardApi>();

/** Longer than this no answer is waited for, in milliseconds: sending again posts nothing twice. */
const patience = 30_000;

/** The draft with what is settled by itself: whom to reach until that is typed, and the pincode's only office. */
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

/** The form's values and faults, and posting the job; what was typed is kept until then. */
export function useJobForm(user: Account, onPosted: (job: JobAnswer) => Promise<void> | void) {
	const alert = useAlert();
	const { isBusy, run } = useTask();
	const { typed, search, change, clear } = useTypedJob(user);
	const [refused, setRefused] = useState<ErrorItem[]>([]);
	const [attempts, setAttempts] = useState(0);

	const post = async () => {
		const body = jobInputOf(typed);
		const [first, ...others] = jobFaults(body);
		if (first !== undefined) throw new ApiFailure(400, { message: first.msg, errors: [first, ...others] });
		const keyed = sendingKey(typed, body);
		change(keyed);
		const signal = AbortSignal.timeout(patience);
		const { job } = await call("POST /api/jobs", { body, idempotencyKey: keyed.key, signal });
		alert("success", m["job-board.form.posted"]());
		clear();
		await onPosted(job);
	};
	const tell = (failure: ApiFailure) => {
		setRefused(failure.status === 400 ? failure.errors : []);
		setAttempts((before) => before + 1);
	};
	return {
		draft: typed,
		search,
		attempts,
		errors: errorsByField(refused),
		isSending: isBusy,
		/** Changes fields, of which nothing wrong is said then until the next sending. */
		type: (part: Partial<JobDraft>, ...fields: string[]) => {
			setRefused((before) => withoutField(before, fields));
			change(part);
		},
		send: () => run(post, tell),
	};
}

export type JobForm = ReturnType<typeof useJobForm>;
