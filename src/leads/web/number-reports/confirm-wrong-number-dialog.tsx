import { m } from "../../../paraglide/messages.js";
import { ConfirmDialog } from "../../../platform/web/confirm-dialog.tsx";

type ConfirmWrongNumberDialogProps = {
	/** Does it; throws ApiFailure. */
	onConfirm: () => Promise<void>;
	onClose: () => void;
};

/** Asks once more before a request is closed because its number reaches nobody who asked. */
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
