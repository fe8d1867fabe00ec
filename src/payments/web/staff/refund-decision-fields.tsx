import type { ComponentProps } from "react";
import { m } from "../../../paraglide/messages.js";
import { SelectField } from "../../../ui/form/select-field.tsx";
import { optionsOf } from "./payment-labels.tsx";

type FieldState = Pick<ComponentProps<typeof SelectField>, "name" | "value" | "error" | "onChange">;

/** What a refund does to the plan and the referral reward of the payment. */
export function RefundDecisionFields({ form }: { form: { field: (name: "plan" | "reward") => FieldState } }) {
	return (
		<>
			<SelectField
				label={m["payments.form.refunded_plan"]()}
				placeholder={m["payments.form.decide"]()}
				options={optionsOf({ end: m["payments.form.plan_end"], keep: m["payments.form.plan_keep"] })}
				{...form.field("plan")}
			/>
			<SelectField
				label={m["payments.form.refunded_reward"]()}
				placeholder={m["payments.form.decide"]()}
				options={optionsOf({
					"take back": m["payments.form.reward_take"],
					keep: m["payments.form.reward_keep"],
				})}
				{...form.field("reward")}
			/>
		</>
	);
}
