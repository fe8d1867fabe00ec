import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
import { useForm } from "../../../platform/web/use-form.ts";
import { Button } from "../../../ui/form/button.tsx";
import { Note } from "../../../ui/feedback/note.tsx";
import { OtpField, otpLength } from "../../../ui/form/otp-field.tsx";
import { TextField } from "../../../ui/form/text-field.tsx";
import type { SecondFactorApi } from "../../second-factor.contract.ts";
import { StepAction } from "../login-step-action.tsx";
import { useFieldFocus } from "../use-field-focus.ts";
import type { OnPassed } from "./second-factor-step.tsx";

const call = apiOf<SecondFactorApi>();

type CodeFormProps = {
	/** In a demo, the form shows this code and fills it in. */
	demoCode: string | undefined;
	/** 0 if only a code of the app is accepted. */
	recoveryCodesLeft: number;
	onPassed: OnPassed;
};

/** Asks for the app's code, or for a recovery code if the phone is lost. */
export function CodeForm({ demoCode, recoveryCodesLeft, onPassed }: CodeFormProps) {
	const [isRecovery, setRecovery] = useState(false);
	const form = useForm({
		initial: { code: demoCode ?? "" },
		submit: async (body) => {
			await call("POST /api/auth/second-factor", { body });
			await onPassed();
		},
	});
	const field = useFieldFocus();
	const { code } = form.values;
	const common = { ...form.field("code"), ref: field, readOnly: form.isBusy };
	return (
		<form {...form.formProps} className="grid gap-5">
			{demoCode !== undefined && <Note>{m["accounts.second_factor.demo_code"]({ code: demoCode })}</Note>}
			{isRecovery ? (
				<TextField
					{...common}
					name="recovery-code"
					label={m["accounts.second_factor.recovery_code"]()}
					hint={m["accounts.second_factor.recovery_hint"]({ count: recoveryCodesLeft })}
					autoComplete="off"
					autoCapitalize="characters"
					maxLength={20}
				/>
			) : (
				<OtpField
					{...common}
					name="second-factor"
					label={m["accounts.second_factor.app_code"]()}
					hint={m["accounts.second_factor.app_code_hint"]()}
					onChange={({ target: { value } }) => {
						form.enter({ code: value });
						if (value.length === otpLength && value !== code) void form.send({ code: value });
					}}
				/>
			)}
			<StepAction busy={form.isBusy}>{m["accounts.login.verify"]()}</StepAction>
			{recoveryCodesLeft > 0 && (
				<Button
					variant="text"
					className="justify-self-start"
					disabled={form.isBusy}
					onClick={() => {
						setRecovery(!isRecovery);
						form.enter({ code: "" });
					}}
				>
					{isRecovery ? m["accounts.second_factor.use_app"]() : m["accounts.second_factor.use_recovery"]()}
				</Button>
			)}
		</form>
	);
}
