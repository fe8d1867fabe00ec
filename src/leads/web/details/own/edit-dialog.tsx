import { m } from "../../../../paraglide/messages.js";
import { indianClock, instantInIndia } from "../../../../platform/dates.ts";
import { apiOf } from "../../../../platform/web/call-api.ts";
import { FormDialog } from "../../../../platform/web/form-dialog.tsx";
import { useForm } from "../../../../platform/web/use-form.ts";
import { useAlert } from "../../../../ui/feedback/alerts.tsx";
import { editFaults } from "../../../lead-input.ts";
import type { EditInput, LeadChangesApi } from "../../../lead-changes.contract.ts";
import type { LeadAnswer } from "../../../leads.contract.ts";
import { amountOf, type RequestDraft } from "../../form/lead-draft.ts";
import { LimitField, RequestFields } from "../../form/request-fields.tsx";

const call = apiOf<LeadChangesApi>();

const digits = (rupees: number | null) => (rupees === null ? "" : String(rupees));

const draftOf = ({ description, budget, preferredDateTime, revealLimit }: LeadAnswer): RequestDraft => ({
	description,
	budgetMin: digits(budget.min),
	budgetMax: digits(budget.max),
	time: preferredDateTime === null ? "" : indianClock(new Date(preferredDateTime)),
	limit: String(revealLimit),
});

/** What is sent. The time is left out unless it was changed, because it may have passed. */
function inputOf(values: RequestDraft, before: RequestDraft): EditInput {
	const time = instantInIndia(values.time)?.toISOString() ?? null;
	return {
		description: values.description.trim(),
		budget: { min: amountOf(values.budgetMin), max: amountOf(values.budgetMax) },
		...(values.time !== before.time && { preferredDateTime: time }),
		revealLimit: Number(values.limit),
	};
}

type EditDialogProps = {
	lead: LeadAnswer;
	onEdited: (lead: LeadAnswer) => void;
	onClose: () => void;
};

/** Changes what an open lead asks for. */
export default function EditDialog({ lead: asked, onEdited, onClose }: EditDialogProps) {
	const alert = useAlert();
	const initial = draftOf(asked);
	const form = useForm({
		initial,
		paths: {
			budgetMin: "budget",
			budgetMax: "budget",
			time: "preferredDateTime",
			limit: "revealLimit",
		},
		check: (values) =>
			editFaults(inputOf(values, initial), { claimsTaken: asked.claimsTaken, now: new Date() }),
		submit: async (values) => {
			const body = inputOf(values, initial);
			const { lead } = await call("PUT /api/lead/:id", { params: { id: asked._id }, body });
			alert("success", m["leads.edit.saved"]());
			onEdited(lead);
			onClose();
		},
	});
	return (
		<FormDialog
			title={m["leads.edit.title"]()}
			size="md"
			confirm={m["leads.edit.save"]()}
			form={form}
			onClose={onClose}
		>
			{asked.claimsTaken > 0 && <p>{m["leads.edit.told"]()}</p>}
			<RequestFields form={form} />
			<LimitField form={form} lowestLimit={Math.max(asked.claimsTaken, 1)} />
		</FormDialog>
	);
}
