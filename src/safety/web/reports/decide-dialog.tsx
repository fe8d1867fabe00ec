import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
import { FormDialog } from "../../../platform/web/form-dialog.tsx";
import { useForm } from "../../../platform/web/use-form.ts";
import { RadioCards } from "../../../ui/form/radio-cards.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { TextArea } from "../../../ui/form/text-area.tsx";
import { decisionFaults, reportDecisions, rulesFor } from "../../report.ts";
import type { ReportAnswer, ReportsApi } from "../../reports.contract.ts";
import { removalTexts, ruleNames } from "../safety-words.ts";
import { useSendDecision } from "../use-send-decision.ts";

const call = apiOf<ReportsApi>();

const decisionOf = (chosen: string) => reportDecisions.find((one) => one === chosen);

type DecideDialogProps = { report: ReportAnswer; onClose: () => void };

/** The decision of staff on a report: keep what was reported, or remove it for a rule. */
export default function DecideDialog({ report, onClose }: DecideDialogProps) {
	const send = useSendDecision(onClose);
	const rules = rulesFor(report.subject.type);
	const ruleOf = (chosen: string) => rules.find((one) => one === chosen);
	const form = useForm({
		initial: { decision: "", rule: "", reason: "" },
		check: ({ decision: chosen, rule, reason }) => {
			const decision = decisionOf(chosen);
			if (decision === undefined) return [{ path: "decision", msg: m["safety.decision.missing"]() }];
			const missing =
				reason.trim() === "" ? [{ path: "reason", msg: m["safety.decision.reason_missing"]() }] : [];
			return [...decisionFaults(report.subject.type, { decision, rule: ruleOf(rule) }), ...missing];
		},
		submit: async ({ decision: chosen, rule, reason }) => {
			const decision = decisionOf(chosen);
			if (decision === undefined) return;
			const named = decision === "removed" ? { rule: ruleOf(rule) } : {};
			await send(() =>
				call("PUT /api/reports/:id", {
					params: { id: report._id },
					body: { decision, reason, ...named },
				}),
			);
		},
	});
	const error = form.errorOf("decision");
	return (
		<FormDialog
			title={m["safety.decision.title"]()}
			size="md"
			confirm={m["safety.decision.confirm"]()}
			form={form}
			onClose={onClose}
		>
			<RadioCards
				name="decision"
				legend={m["safety.decision.legend"]()}
				legendHidden
				options={[
					{ value: "kept", label: m["safety.decision.keep"](), more: m["safety.decision.keep_more"]() },
					{
						value: "removed",
						label: m["safety.decision.remove"](),
						more: removalTexts[report.subject.type](),
					},
				]}
				value={form.values.decision}
				onChange={(decision) => form.enter({ decision })}
				{...(error !== undefined && { error })}
			/>
			{form.values.decision === "removed" && (
				<SelectField
					label={m["safety.decision.rule"]()}
					placeholder={m["safety.decision.choose_rule"]()}
					options={rules.map((value) => ({ value, label: ruleNames[value]() }))}
					{...form.field("rule")}
				/>
			)}
			<TextArea
				label={m["safety.decision.reason"]()}
				hint={
					form.values.decision === "removed"
						? m["safety.decision.reason_read"]()
						: m["safety.decision.reason_kept"]()
				}
				rows={3}
				maxLength={500}
				{...form.field("reason")}
			/>
		</FormDialog>
	);
}
