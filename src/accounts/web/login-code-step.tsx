import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { OtpField, otpLength } from "../../ui/otp-field.tsx";
import { formatMobile } from "../mobile.ts";
import { StepAction } from "./login-step-action.tsx";
import { useFieldFocus } from "./use-field-focus.ts";
import type { Login } from "./use-login.ts";
import { useSecondsUntil } from "./use-seconds-until.ts";

/** "0:24" */
const clockTime = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** Another code, once the wait that the server asks for is over. */
function SendAgain({ login: { draft, sendAgain, isSending } }: { login: Login }) {
	const left = useSecondsUntil(draft.resendAt);
	if (left > 0) {
		return (
			<span className="py-2.5 text-ink-soft tabular-nums">
				{m["accounts.login.send_again_in"]({ time: clockTime(left) })}
			</span>
		);
	}
	return (
		<Button variant="text" busy={isSending} onClick={() => void sendAgain()}>
			{m["accounts.login.send_again"]()}
		</Button>
	);
}

/** Asks for the code that was sent. `isEntering`: the code was right and the account is being loaded. */
export function CodeStep({ login, isEntering }: { login: Login; isEntering: boolean }) {
	const { draft, fault, type, verify, isVerifying } = login;
	const isBusy = isVerifying || isEntering;
	const field = useFieldFocus(fault);
	return (
		<form
			noValidate
			className="grid gap-5"
			onSubmit={(event) => {
				event.preventDefault();
				if (!isBusy) void verify(draft.code);
			}}
		>
			<Note tone="success" icon="circle-check" announced>
				{m["accounts.login.sent"]({ mobile: formatMobile(draft.mobile) })}
			</Note>
			{draft.demoCode !== "" && <Note>{m["accounts.login.demo_code"]({ code: draft.demoCode })}</Note>}
			<OtpField
				ref={field}
				name="otp"
				label={m["accounts.login.otp"]()}
				hint={m["accounts.login.otp_hint"]()}
				error={fault}
				value={draft.code}
				readOnly={isBusy}
				onChange={({ target: { value: code } }) => {
					type({ code });
					// The last digit sends the code, also where the phone fills it in.
					if (code.length === otpLength && code !== draft.code) void verify(code);
				}}
			/>
			<StepAction busy={isBusy}>{m["accounts.login.verify"]()}</StepAction>
			<div className="flex flex-wrap items-center justify-between gap-x-4">
				<Button variant="text" disabled={isBusy} onClick={() => type({ code: "", isChangingNumber: true })}>
					{m["accounts.login.change_number"]()}
				</Button>
				<SendAgain login={login} />
			</div>
		</form>
	);
}
