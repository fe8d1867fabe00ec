import { m } from "../../paraglide/messages.js";
import { apiOf } from "../../platform/web/call-api.ts";
import { ConfirmDialog } from "../../platform/web/confirm-dialog.tsx";
import type { LeadAnswer, LeadsApi } from "../leads.contract.ts";

const call = apiOf<LeadsApi>();

type CloseLeadDialogProps = { leadId: string; onClosed: (lead: LeadAnswer) => void; onClose: () => void };

/** Asks once more before a lead is closed for good. */
export default function CloseLeadDialog({ leadId, onClosed, onClose }: CloseLeadDialogProps) {
	return (
		<ConfirmDialog
			title={m["leads.details.close_title"]()}
			keep={m["leads.details.close_keep"]()}
			confirm={m["leads.details.close_confirm"]()}
			done={m["leads.details.closed"]()}
			onConfirm={async () => {
				const { lead } = await call("PUT /api/lead/:id/close", { params: { id: leadId } });
				onClosed(lead);
			}}
			onClose={onClose}
		>
			<p>{m["leads.details.close_text"]()}</p>
		</ConfirmDialog>
	);
}
