import { m } from "../../../paraglide/messages.js";
import { ConfirmDialog } from "../../../platform/web/confirm-dialog.tsx";

type ConfirmWrongNumberDialogProps = {
	/** Records the decision; throws ApiFailure. */
	onConfirm: () => Promise<void>;
	onClose: () => void;
};

/** Confirms that the number is wrong, which closes the request. */
export default function ConfirmWrongNumberDialog({ onConfirm, onClose }: ConfirmWrongNumberDialogProps) {
	return (
		<ConfirmDialog
			title={m["leads.reports.wrong_title"]()}
			keep={m["leads.reports.wrong_keep"]()}
			confirm={m["leads.reports.wrong_confirm"]()}
			done={m["leads.reports.wrong_done"]()}
			onConfirm={onConfirm}
			onClose={onClose}
		>
			<p>{m["leads.reports.wrong_text"]()}</p>
		</ConfirmDialog>
	);
}
