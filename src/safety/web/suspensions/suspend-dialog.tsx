import { m } from "../../../paraglide/messages.js";
import { instantInIndia } from "../../../platform/dates.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import { FormDialog } from "../../../platform/web/form-dialog.tsx";
import { useForm } from "../../../platform/web/use-form.ts";
import { useAlert } from "../../../ui/feedback/alerts.tsx";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { TextArea } from "../../../ui/form/text-area.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import { conductRules } from "../../conduct.ts";
import { longestSuspensionText } from "../../suspension.ts";
import type { SuspensionsApi } from "../../suspensions.contract.ts";
import { ruleNames } from "../safety-words.ts";

const call = apiOf<SuspensionsApi>();

const ruleOf = (chosen: string) => conductRules.find((one) => one === chosen);

/** A person with all their listings, or one listing. */
export type Suspended = { userId: string } | { professionalId: string };

type SuspendDialogProps = {
	name: string;
	suspended: Suspended;
	onSuspended: () => void;
	onClose: () => void;
};

/** Suspends a person or a listing: the rule, the evidence, and the end. */
export default function SuspendDialog({ name, suspended, onSuspended, onClose }: SuspendDialogProps) {
	const alert = useAlert();
	const isPerson = "userId" in suspended;
	const form = useForm({
		initial: { rule: "", evidence: "", until: "" },
		check: ({ rule, evidence, until }) => [
			...(ruleOf(rule) === undefined ? [{ path: "rule", msg: m["safety.decision.rule_missing"]() }] : []),
			...(evidence.trim() === "" ? [{ path: "evidence", msg: m["safety.suspend.evidence_missing"]() }] : []),
			...(until !== "" && (instantInIndia(until) ?? new Date(0)) <= new Date()
				? [{ path: "until", msg: m["safety.suspend.until_past"]() }]
				: []),
		],
		submit: async ({ rule: chosen, evidence, until }) => {
			const rule = ruleOf(chosen);
			if (rule === undefined) return;
			const end = until === "" ? null : (instantInIndia(until)?.toISOString() ?? null);
			await call("POST /api/suspensions", { body: { ...suspended, rule, evidence, until: end } });
			alert("success", m["safety.suspend.done"]({ name }));
			onSuspended();
			onClose();
		},
	});
	return (
		<FormDialog
			title={m["safety.suspend.title"]({ name })}
			size="md"
			confirm={m["safety.suspend.button"]()}
			variant="danger"
			form={form}
			onClose={onClose}
		>
			<p>{isPerson ? m["safety.suspend.person_text"]() : m["safety.suspend.listing_text"]()}</p>
			<SelectField
				label={m["safety.decision.rule"]()}
				placeholder={m["safety.decision.choose_rule"]()}
				options={conductRules.map((value) => ({ value, label: ruleNames[value]() }))}
				{...form.field("rule")}
			/>
			<TextArea
				label={m["safety.suspension.evidence"]()}
				hint={m["safety.decision.reason_read"]()}
				rows={4}
				maxLength={longestSuspensionText.evidence}
				{...form.field("evidence")}
			/>
			<TextField
				type="datetime-local"
				label={m["safety.suspend.until"]()}
				hint={m["safety.suspend.until_hint"]()}
				{...form.field("until")}
			/>
		</FormDialog>
	);
}
