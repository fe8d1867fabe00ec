import { m } from "../../paraglide/messages.js";
import { ApiFailure, apiOf } from "../../platform/web/call-api.ts";
import { ConfirmDialog } from "../../platform/web/confirm-dialog.tsx";
import { FormDialog } from "../../platform/web/form-dialog.tsx";
import { useForm } from "../../platform/web/use-form.ts";
import { useAlert } from "../../ui/feedback/alerts.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { checkRemoval } from "../check-removal.ts";
import type { JobAnswer, JobBoardApi } from "../job-board.contract.ts";
import { jobTitle } from "./job-words.ts";

const call = apiOf<JobBoardApi>();

/** The server's limit for a reason, in characters. */
const reasonAtMost = 500;

type DeleteJobDialogProps = { job: JobAnswer; onDone: () => void; onClose: () => void };

/** Deletes the job. A job that was already deleted, in another tab or by our team, counts as success. */
async function deleteJob(id: string, reason?: string): Promise<void> {
	try {
		await call("DELETE /api/jobs/:id", { params: { id }, body: { reason } });
	} catch (failure) {
		if (!(failure instanceof ApiFailure && failure.status === 404)) throw failure;
	}
}

function WhatGoes({ job }: { job: JobAnswer }) {
	return (
		<>
			<p className="font-strong [overflow-wrap:anywhere]">{jobTitle(job)}</p>
			<p>
				{job.applicationsCount === 0
					? m["job-board.delete.text_nobody"]()
					: m["job-board.delete.text"]({ count: job.applicationsCount })}
			</p>
		</>
	);
}

/** Asks the creator to confirm before the job is deleted. */
export function DeleteOwnJobDialog({ job, onDone, onClose }: DeleteJobDialogProps) {
	return (
		<ConfirmDialog
			title={m["job-board.delete.title"]()}
			keep={m["job-board.delete.keep"]()}
			confirm={m["job-board.delete.delete"]()}
			done={m["job-board.delete.done"]()}
			onConfirm={async () => {
				await deleteJob(job._id);
				onDone();
			}}
			onClose={onClose}
		>
			<WhatGoes job={job} />
		</ConfirmDialog>
	);
}

/** Asks a manager why they delete another person's job. */
export function DeleteOthersJobDialog({ job, onDone, onClose }: DeleteJobDialogProps) {
	const alert = useAlert();
	const form = useForm({
		initial: { reason: "" },
		check: (values) => checkRemoval("manager", values),
		submit: async ({ reason }) => {
			await deleteJob(job._id, reason);
			alert("success", m["job-board.delete.done"]());
			onClose();
			onDone();
		},
	});
	return (
		<FormDialog
			title={m["job-board.delete.title"]()}
			confirm={m["job-board.delete.delete"]()}
			variant="danger"
			form={form}
			onClose={onClose}
		>
			<WhatGoes job={job} />
			<TextArea
				label={m["job-board.delete.reason"]()}
				hint={m["job-board.delete.reason_hint"]()}
				maxLength={reasonAtMost}
				rows={3}
				{...form.field("reason")}
			/>
		</FormDialog>
	);
}
