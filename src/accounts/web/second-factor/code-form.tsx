import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
import { useTask } from "../../../platform/web/use-task.ts";
import { Button } from "../../../ui/button.tsx";
import { Note } from "../../../ui/note.tsx";
import { OtpField, otpLength } from "../../../ui/otp-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { SecondFactorApi } from "../../second-factor.contract.ts";
import { StepAction } from "../login-step-action.tsx";
import { useFieldFocus } from "../use-field-focus.ts";
import type { OnPassed } from "./second-factor-step.tsx";

const call = apiOf<SecondFactorApi>();

type CodeFormProps = {
	/** Shown and filled in, in a demo. */
	demoCode: string | undefined;
	/** 0 where only a code of the app will do. */
	recoveryCodesLeft: number;
	onPassed: OnPassed;
};

/** Asks for the app's code, or for a recovery code where the phone is lost. */
export function CodeForm({ demoCode, recoveryCodesLeft, onPassed }: CodeFormProps) {
	const [code, setCode] = useState(demoCode ?? "");
	const [isRecovery, setRecovery] = useState(false);
	const [fault, setFault] = useState<string>();
	const { isBusy, run } = useTask("second-factor");
	const field = useFieldFocus(fault);
	const give = (given: string) =>
		run(
			async () => {
				await call("POST /api/auth/second-factor", { body: { code: given } });
				await onPassed();
			},
			(failure) => setFault(failure.message),
		);
	const type = (typed: string) => {
		setFault(undefined);
		setCode(typed);
	};
	const common = { ref: field, error: fault, value: code, readOnly: isBusy };
	return (
		<form
			noValidate
			className="grid gap-5"
			onSubmit={(event) => {
				event.preventDefault();
				void give(code);
			}}
		>
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
					onChange={(event) => type(event.target.value)}
				/>
			) : (
				<OtpField
					{...common}
					name="second-factor"
					label={m["accounts.second_factor.app_code"]()}
					hint={m["accounts.second_factor.app_code_hint"]()}
					onChange={({ target: { value } }) => {
						type(value);
						if (value.length === otpLength && value !== code) void give(value);
					}}
				/>
			)}
			<StepAction busy={isBusy}>{m["accounts.login.verify"]()}</StepAction>
			{recoveryCodesLeft > 0 && (
				<Button
					variant="text"
					className="justify-self-start"
					disabled={isBusy}
					onClick={() => {
						setRecovery(!isRecovery);
						type("");
					}}
				>
					{isRecovery ? m["accounts.second_factor.use_app"]() : m["accounts.second_factor.use_recovery"]()}
				</Button>
			)}
		</form>
	);
}
