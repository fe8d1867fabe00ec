import { useState } from "react";
import { m } from "../../paraglide/messages.js";
import { useForm } from "../../platform/web/use-form.ts";
import { useTask } from "../../platform/web/use-task.ts";
import { Button } from "../../ui/form/button.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import { FieldError } from "../../ui/form/field.tsx";
import { OtpField, otpLength } from "../../ui/form/otp-field.tsx";
import { formatMobile } from "../mobile.ts";
import { StepAction } from "./login-step-action.tsx";
import { useFieldFocus } from "./use-field-focus.ts";
import type { Login } from "./use-login.ts";
import { useSecondsUntil } from "./use-seconds-until.ts";

const clockTime = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** Requests another code once the wait that the server requires is over. */
function SendAgain({ login: { draft, sendAgain } }: { login: Login }) {
	const { isBusy, run, alert } = useTask();
	const [refusal, setRefusal] = useState<string | null>(null);
	const left = useSecondsUntil(draft.resendAt);
	const send = () => {
		setRefusal(null);
		return run(
			async () => {
				await sendAgain();
				// The dialog already shows a note, so people would not notice a change of it.
				alert("success", m["accounts.login.sent"]({ mobile: formatMobile(draft.mobile) }));
			},
			({ errors }) => setRefusal(errors.find(({ path }) => path === "mobile")?.msg ?? null),
			{ atFields: ["mobile"] },
		);
	};
	if (left > 0) {
		return (
			<span className="py-2.5 text-ink-soft tabular-nums">
				{m["accounts.login.send_again_in"]({ time: clockTime(left) })}
			</span>
		);
	}
	return (
		<>
			<Button variant="text" busy={isBusy} onClick={() => void send()}>
				{m["accounts.login.send_again"]()}
			</Button>
			<div role="alert" className="basis-full empty:hidden">
				{refusal !== null && <FieldError>{refusal}</FieldError>}
			</div>
		</>
	);
}

/** Asks for the code that was sent. `isEntering`: the code was correct and the account is loading. */
export function CodeStep({ login, isEntering }: { login: Login; isEntering: boolean }) {
	const { draft } = login;
	const form = useForm({
		initial: draft,
		draft: login,
		check: ({ code }) =>
			code.length < otpLength ? [{ msg: m["accounts.otp.code_missing"](), path: "code" }] : [],
		submit: ({ code }) => login.verify(code),
	});
	const isBusy = form.isBusy || isEntering;
	const field = useFieldFocus();
	return (
		<form {...form.formProps} className="grid gap-5">
			<Note tone="success" icon="circle-check" announced>
				{m["accounts.login.sent"]({ mobile: formatMobile(draft.mobile) })}
			</Note>
			{draft.demoCode !== "" && <Note>{m["accounts.login.demo_code"]({ code: draft.demoCode })}</Note>}
			<OtpField
				ref={field}
				name="otp"
				label={m["accounts.login.otp"]()}
				hint={m["accounts.login.otp_hint"]()}
				error={form.errorOf("code")}
				value={draft.code}
				readOnly={isBusy}
				onChange={({ target: { value: code } }) => {
					form.enter({ code });
					// The last digit submits the code, also if the phone fills it in.
					if (code.length === otpLength && code !== draft.code) void form.send({ code });
				}}
			/>
			<StepAction busy={isBusy}>{m["accounts.login.verify"]()}</StepAction>
			<div className="flex flex-wrap items-center justify-between gap-x-4">
				<Button
					variant="text"
					disabled={isBusy}
					onClick={() => login.change({ code: "", isChangingNumber: true })}
				>
					{m["accounts.login.change_number"]()}
				</Button>
				<SendAgain login={login} />
			</div>
		</form>
	);
}
