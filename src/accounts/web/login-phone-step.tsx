import { m } from "../../paraglide/messages.js";
import { PhoneField } from "../../ui/digits-field.tsx";
import { Hint } from "../../ui/field.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { prepareProof } from "./proof-of-work.ts";
import { StepAction } from "./login-step-action.tsx";
import { useFieldFocus } from "./use-field-focus.ts";
import type { Login } from "./use-login.ts";

/** Asks for the mobile and sends the code; the bot check is solved while the person types. */
export function PhoneStep({ login, purpose }: { login: Login; purpose: string | undefined }) {
	const { draft, fault, type, send, isSending } = login;
	const field = useFieldFocus(fault);
	return (
		<form
			noValidate
			className="grid gap-5"
			onSubmit={(event) => {
				event.preventDefault();
				void send();
			}}
		>
			<div>
				{purpose !== undefined && <p className="text-lg font-strong">{purpose}</p>}
				<p className="text-ink-soft">{m["accounts.login.lead"]()}</p>
			</div>
			<PhoneField
				ref={field}
				name="mobile"
				label={m["words.mobile_number"]()}
				placeholder={m["accounts.login.phone_placeholder"]()}
				hint={m["accounts.login.phone_hint"]()}
				error={fault}
				value={draft.phone}
				readOnly={isSending}
				onFocus={prepareProof}
				onChange={(event) => type({ phone: event.target.value })}
			/>
			<StepAction busy={isSending}>{m["accounts.login.send"]()}</StepAction>
			<Hint>
				{m["accounts.login.agree_before"]()}{" "}
				<TextLink to="/terms" target="_blank">
					{m["words.terms"]()}
				</TextLink>
				{m["accounts.login.agree_after"]()}
			</Hint>
		</form>
	);
}
