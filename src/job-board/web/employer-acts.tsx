import { useState } from "react";
import { useSession } from "../../accounts/web/session.tsx";
import { m } from "../../paraglide/messages.js";
import { apiOf } from "../../platform/web/call-api.ts";
import { ConfirmDialog } from "../../platform/web/confirm-dialog.tsx";
import { Button, ButtonLink } from "../../ui/form/button.tsx";
import { useNextFocus } from "../../ui/feedback/use-next-focus.ts";
import type { JobAnswer, JobBoardApi } from "../job-board.contract.ts";
import { DeleteOthersJobDialog, DeleteOwnJobDialog } from "./delete-job-dialog.tsx";
import { applicantsAddress } from "./job-address.ts";
import { jobTitle } from "./job-words.ts";
import type { JobChanges } from "./use-job-changes.ts";

const call = apiOf<JobBoardApi>();

type EmployerActsProps = {
	job: JobAnswer;
	take: JobChanges["take"];
	onRemoved: () => void;
};

type CloseDialogProps = { job: JobAnswer; onDone: (job: JobAnswer) => void; onClose: () => void };

function CloseDialog({ job, onDone, onClose }: CloseDialogProps) {
	return (
		<ConfirmDialog
			title={m["job-board.close.title"]()}
			keep={m["job-board.close.keep"]()}
			confirm={m["job-board.close.confirm"]()}
			done={m["job-board.close.done"]()}
			onConfirm={async () => onDone((await call("PUT /api/jobs/:id/close", { params: { id: job._id } })).job)}
			onClose={onClose}
		>
			<p className="font-strong [overflow-wrap:anywhere]">{jobTitle(job)}</p>
			<p>{m["job-board.close.text"]()}</p>
		</ConfirmDialog>
	);
}

/** What the creator or a manager can do with a job: see its applicants, close it, delete it. */
export default function EmployerActs({ job, take, onRemoved }: EmployerActsProps) {
	const { user } = useSession();
	const [asks, setAsks] = useState<"close" | "delete" | null>(null);
	const { next, goOn } = useNextFocus<HTMLDivElement>();
	const { abilities } = job;
	const DeleteDialog = user?._id === job.createdBy._id ? DeleteOwnJobDialog : DeleteOthersJobDialog;
	const what = (word: string) => m["job-board.apply.what"]({ word, job: jobTitle(job) });
	const shut = () => setAsks(null);
	const closed = (answer: JobAnswer) => {
		if (user !== null) take(user._id, job._id, { job: answer });
		goOn();
	};
	const removed = () => {
		if (user !== null) take(user._id, job._id, "removed");
		onRemoved();
	};
	return (
		<div ref={next} tabIndex={-1} className="flex flex-wrap gap-2 outline-none max-md:*:grow">
			{abilities.seeApplicants && (
				<ButtonLink
					to={applicantsAddress(job._id)}
					variant="act"
					icon="users"
					aria-label={what(m["job-board.card.applicants"]())}
					className="max-md:basis-full"
				>
					{m["job-board.card.applicants"]()}
				</ButtonLink>
			)}
			{abilities.close && (
				<Button aria-label={what(m["job-board.close.close"]())} onClick={() => setAsks("close")}>
					{m["job-board.close.close"]()}
				</Button>
			)}
			{abilities.delete && (
				<Button
					variant="text"
					icon="trash-2"
					aria-label={what(m["job-board.delete.delete"]())}
					onClick={() => setAsks("delete")}
				>
					{m["job-board.delete.delete"]()}
				</Button>
			)}
			{asks === "close" && <CloseDialog job={job} onDone={closed} onClose={shut} />}
			{asks === "delete" && <DeleteDialog job={job} onDone={removed} onClose={shut} />}
		</div>
	);
}
