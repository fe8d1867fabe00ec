import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
import { FormDialog } from "../../../platform/web/form-dialog.tsx";
import { useForm } from "../../../platform/web/use-form.ts";
import { RadioCards } from "../../../ui/form/radio-cards.tsx";
import { TextArea } from "../../../ui/form/text-area.tsx";
import { type AppealDecision, appealDecisions, longestSuspensionText } from "../../suspension.ts";
import type { SuspensionsApi } from "../../suspensions.contract.ts";
import { useSendDecision } from "../use-send-decision.ts";

const call = apiOf<SuspensionsApi>();

const texts: Record<AppealDecision, { label: () => string; more: () => string }> = {
	upheld: { label: m["safety.appeal.uphold"], more: m["safety.appeal.uphold_more"] },
	rejected: { label: m["safety.appeal.reject"], more: m["safety.appeal.reject_more"] },
};

const decisionOf = (chosen: string) => appealDecisions.find((one) => one === chosen);

type DecideAppealDialogProps = { suspensionId: string; onClose: () => void };

/** The decision on an appeal, with the reason that the person reads. */
export default function DecideAppealDialog({ suspensionId, onClose }: DecideAppealDialogProps) {
	const send = useSendDecision(onClose);
	const form = useForm({
		initial: { decision: "", reason: "" },
		check: ({ decision, reason }) => [
			...(decisionOf(decision) === undefined
				? [{ path: "decision", msg: m["safety.decision.missing"]() }]
				: []),
			...(reason.trim() === "" ? [{ path: "reason", msg: m["safety.decision.reason_missing"]() }] : []),
		],
		submit: async ({ decision: chosen, reason }) => {
			const decision = decisionOf(chosen);
			if (decision === undefined) return;
			await send(() =>
				call("PUT /api/suspensions/:id/appeal", {
					params: { id: suspensionId },
					body: { decision, reason },
				}),
			);
		},
	});
	const error = form.errorOf("decision");
	return (
		<FormDialog
			title={m["safety.appeal.decide_title"]()}
			size="md"
			confirm={m["safety.decision.confirm"]()}
			form={form}
			onClose={onClose}
		>
			<RadioCards
				name="decision"
				legend={m["safety.decision.legend"]()}
				legendHidden
				options={appealDecisions.map((value) => ({
					value,
					label: texts[value].label(),
					more: texts[value].more(),
				}))}
				value={form.values.decision}
				onChange={(decision) => form.enter({ decision })}
				{...(error !== undefined && { error })}
			/>
			<TextArea
				label={m["safety.decision.reason"]()}
				hint={m["safety.appeal.reason_read"]()}
				rows={3}
				maxLength={longestSuspensionText.reason}
				{...form.field("reason")}
			/>
		</FormDialog>
	);
}
