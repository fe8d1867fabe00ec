import { useNavigate } from "react-router";
import type { LeadFormSlotProps } from "../../../listings/web/list/lead-form-slot.tsx";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/form/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { Problem } from "../../../ui/feedback/empty-state.tsx";
import { Note } from "../../../ui/feedback/note.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { SkeletonLine } from "../../../ui/feedback/skeleton-line.tsx";
import { createdAddress } from "./created-address.ts";
import { KeptNote } from "./kept/kept-note-part.ts";
import { LeadFields } from "./lead-fields.tsx";
import type { LeadStart } from "./lead-start.ts";
import { useLeadForm } from "./use-lead-form.ts";
import { useLeadStart } from "./use-lead-start.ts";

type LeadFormDialogProps = LeadFormSlotProps & { onClose: () => void };

/** The text of the button and the title of the form. */
type Started = { start: LeadStart; name: string; reason: string | undefined; onClose: () => void };

function StartedDialog({ start, name, reason, onClose }: Started) {
	const navigate = useNavigate();
	const form = useLeadForm({
		name,
		start,
		onCreated: async ({ _id }) => {
			onClose();
			await navigate(createdAddress(_id));
		},
	});
	return (
		<Dialog
			title={m["leads.form.title"]()}
			size="md"
			onClose={onClose}
			foot={
				form.isKept ? (
					<Button onClick={onClose}>{m["ui.close"]()}</Button>
				) : (
					<Button type="submit" form={form.id} variant="now" size="lg" icon="send" busy={form.isBusy}>
						{m["words.send_request"]()}
					</Button>
				)
			}
		>
			{reason !== undefined && <Note>{m["leads.form.reason"]({ reason })}</Note>}
			{start.problem !== null && <Note tone="danger">{start.problem}</Note>}
			{form.isKept ? <KeptNote /> : <LeadFields form={form} services={[]} />}
		</Dialog>
	);
}

function SkeletonLines() {
	return (
		<Skeleton className="grid gap-4 md:grid-cols-2">
			{["service", "name", "mobile", "place"].map((field) => (
				<SkeletonLine key={field} shape="button" />
			))}
		</Skeleton>
	);
}

/** The lead form in a dialog over the current page. */
export default function LeadFormDialog({ onClose, reason, ...asked }: LeadFormDialogProps) {
	const { start, name, hasFailed, retry } = useLeadStart(asked);
	if (start !== null) return <StartedDialog start={start} name={name} reason={reason} onClose={onClose} />;
	return (
		<Dialog title={m["leads.form.title"]()} size="md" onClose={onClose}>
			{hasFailed ? <Problem text={m["platform.error.offline"]()} onRetry={retry} /> : <SkeletonLines />}
		</Dialog>
	);
}
