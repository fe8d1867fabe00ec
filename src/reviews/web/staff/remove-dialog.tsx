import { m } from "../../../paraglide/messages.js";
import { FormDialog } from "../../../platform/web/form-dialog.tsx";
import { useForm } from "../../../platform/web/use-form.ts";
import { useAlert } from "../../../ui/feedback/alerts.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { TextArea } from "../../../ui/form/text-area.tsx";
import { longestReason, type ReviewRule, reviewRules } from "../../review.ts";
import { ruleWords } from "../review-words.ts";

type Removal = { rule: ReviewRule; reason: string };

type RemoveDialogProps = {
	/** Sends the rule and the reason; throws ApiFailure. */
	send: (removal: Removal) => Promise<void>;
	onClose: () => void;
};

const ruleOf = (value: string) => reviewRules.find((rule) => rule === value);

/** Removes a review for a rule, with a reason for its author. */
export default function RemoveDialog({ send, onClose }: RemoveDialogProps) {
	const alert = useAlert();
	const form = useForm({
		initial: { rule: "", reason: "" },
		check: ({ rule, reason }) => [
			...(ruleOf(rule) === undefined ? [{ path: "rule", msg: m["reviews.staff.rule_missing"]() }] : []),
			...(reason.trim() === "" ? [{ path: "reason", msg: m["reviews.staff.reason_missing"]() }] : []),
		],
		submit: async ({ rule: value, reason }) => {
			const rule = ruleOf(value);
			if (rule === undefined) return;
			await send({ rule, reason });
			alert("success", m["reviews.staff.remove_done"]());
			onClose();
		},
	});
	const rule = ruleOf(form.values.rule);
	return (
		<FormDialog
			title={m["reviews.staff.remove_title"]()}
			confirm={m["reviews.staff.remove"]()}
			variant="danger"
			form={form}
			onClose={onClose}
		>
			<SelectField
				label={m["reviews.staff.rule"]()}
				placeholder={m["reviews.staff.rule_choose"]()}
				options={reviewRules.map((one) => ({ value: one, label: ruleWords[one].name() }))}
				hint={rule && ruleWords[rule].text()}
				{...form.field("rule")}
			/>
			<TextArea
				label={m["reviews.staff.reason"]()}
				hint={m["reviews.staff.reason_hint"]()}
				rows={3}
				maxLength={longestReason}
				{...form.field("reason")}
			/>
		</FormDialog>
	);
}
