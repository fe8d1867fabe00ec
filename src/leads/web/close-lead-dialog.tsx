import { m } from "../../paraglide/messages.js";
import { apiOf } from "../../platform/web/call-api.ts";
import { useTask } from "../../platform/web/use-task.ts";
import { useAlert } from "../../ui/alerts.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import type { LeadAnswer, LeadsApi } from "../leads.contract.ts";

const call = apiOf<LeadsApi>();

type CloseLeadDialogProps = { leadId: string; onClosed: (lead: LeadAnswer) => void; onClose: () => void };

/** Asks once more before a lead is closed for good. */
export default function CloseLeadDialog({ leadId, onClosed, onClose }: CloseLeadDialogProps) {
	const alert = useAlert();
	const { isBusy, run } = useTask();
	const closeLead = () =>
		run(async () => {
			const { lead } = await call("PUT /api/lead/:id/close", { params: { id: leadId } });
			onClosed(lead);
			alert("success", m["leads.details.closed"]());
			onClose();
		});
	return (
		<Dialog
			title={m["leads.details.close_title"]()}
			onClose={onClose}
			foot={
				<>
					<Button size="lg" onClick={onClose}>
						{m["leads.details.close_keep"]()}
					</Button>
					<Button variant="danger" size="lg" busy={isBusy} onClick={() => void closeLead()}>
						{m["leads.details.close_confirm"]()}
					</Button>
				</>
			}
		>
			<p>{m["leads.details.close_text"]()}</p>
		</Dialog>
	);
}
