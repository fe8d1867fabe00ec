import { m } from "../../../../paraglide/messages.js";
import { apiOf } from "../../../../platform/web/call-api.ts";
import { FormDialog } from "../../../../platform/web/form-dialog.tsx";
import { useForm } from "../../../../platform/web/use-form.ts";
import { useAlert } from "../../../../ui/feedback/alerts.tsx";
import { RadioCards } from "../../../../ui/form/radio-cards.tsx";
import { type UnbookReason, unbookReasons } from "../../../lead-end.ts";
import type { LeadChangesApi } from "../../../lead-changes.contract.ts";
import type { LeadAnswer } from "../../../leads.contract.ts";

const call = apiOf<LeadChangesApi>();

const labels: Record<UnbookReason, () => string> = {
	"no-show": m["leads.unbook.no_show"],
	"changed-mind": m["leads.unbook.changed_mind"],
	price: m["leads.unbook.price"],
};
const options = unbookReasons.map((reason) => ({ value: reason, label: labels[reason]() }));

type UnbookDialogProps = {
	leadId: string;
	onUnbooked: (lead: LeadAnswer) => void;
	onClose: () => void;
};

/** Takes the booking back, with the customer's reason. */
export default function UnbookDialog({ leadId, onUnbooked, onClose }: UnbookDialogProps) {
	const alert = useAlert();
	const form = useForm({
		initial: { reason: "" },
		check: ({ reason }) =>
			reason === "" ? [{ path: "reason", msg: m["leads.unbook.reason_missing"]() }] : [],
		submit: async ({ reason: chosen }) => {
			const reason = unbookReasons.find((one) => one === chosen);
			if (reason === undefined) return;
			const { lead } = await call("POST /api/lead/:id/unbook", { params: { id: leadId }, body: { reason } });
			alert("success", m["leads.unbook.done"]());
			onUnbooked(lead);
			onClose();
		},
	});
	const error = form.errorOf("reason");
	return (
		<FormDialog
			title={m["leads.unbook.title"]()}
			confirm={m["leads.unbook.confirm"]()}
			form={form}
			onClose={onClose}
		>
			<p>{m["leads.unbook.text"]()}</p>
			<RadioCards
				name="reason"
				legend={m["leads.unbook.legend"]()}
				legendHidden
				hint={m["leads.unbook.legend"]()}
				options={options}
				value={form.values.reason}
				onChange={(reason) => form.enter({ reason })}
				{...(error !== undefined && { error })}
			/>
		</FormDialog>
	);
}
