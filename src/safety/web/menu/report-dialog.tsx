import type { ReportTarget } from "../../../accounts/web/safety-slot.ts";
import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
import { FormDialog } from "../../../platform/web/form-dialog.tsx";
import { useForm } from "../../../platform/web/use-form.ts";
import { useAlert } from "../../../ui/feedback/alerts.tsx";
import { RadioCards } from "../../../ui/form/radio-cards.tsx";
import { TextArea } from "../../../ui/form/text-area.tsx";
import { longestReport, reportFaults, reportReasons } from "../../report.ts";
import type { ReportsApi } from "../../reports.contract.ts";
import { reasonNames } from "../safety-words.ts";

const call = apiOf<ReportsApi>();

const reasonOf = (chosen: string) => reportReasons.find((one) => one === chosen);

type ReportDialogProps = { target: ReportTarget; onClose: () => void };

/** Reports something to our team: a reason, and what happened. */
export default function ReportDialog({ target, onClose }: ReportDialogProps) {
	const alert = useAlert();
	const form = useForm({
		initial: { reason: "", text: "" },
		check: ({ reason: chosen, text }) => {
			const reason = reasonOf(chosen);
			if (reason === undefined) return [{ path: "reason", msg: m["safety.report.reason_missing"]() }];
			return reportFaults({ reason, text });
		},
		submit: async ({ reason: chosen, text }) => {
			const reason = reasonOf(chosen);
			if (reason === undefined) return;
			const body = { subjectType: target.type, subjectId: target.id, reason, text };
			await call("POST /api/reports", { body });
			alert("success", m["safety.report.sent"]());
			onClose();
		},
	});
	const error = form.errorOf("reason");
	return (
		<FormDialog
			title={m["safety.report.title"]()}
			size="md"
			confirm={m["safety.report.send"]()}
			form={form}
			onClose={onClose}
		>
			<p>{m["safety.report.lead"]()}</p>
			<RadioCards
				name="reason"
				legend={m["safety.report.reason"]()}
				legendHidden
				two
				options={reportReasons.map((value) => ({ value, label: reasonNames[value]() }))}
				value={form.values.reason}
				onChange={(reason) => form.enter({ reason })}
				{...(error !== undefined && { error })}
			/>
			<TextArea
				label={m["safety.report.text"]()}
				hint={m["safety.report.text_hint"]()}
				rows={3}
				maxLength={longestReport}
				{...form.field("text")}
			/>
		</FormDialog>
	);
}
