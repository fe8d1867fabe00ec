import { m } from "../../paraglide/messages.js";
import { Button } from "../../ui/button.tsx";
import { PhoneField } from "../../ui/digits-field.tsx";
import { Hint } from "../../ui/field.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { prepareProof } from "./proof-of-work.ts";
import { useFieldFocus } from "./use-field-focus.ts";
import type { Login } from "./use-login.ts";

/** Asks for the mobile and sends the code; the bot check is solved while the person types. */
export function PhoneStep({ login: { draft, fault, type, send, isSending } }: { login: Login }) {
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
			<p className="text-ink-soft">{m["accounts.login.lead"]()}</p>
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
			<Button type="submit" variant="now" size="lg" block busy={isSending}>
				{m["accounts.login.send"]()}
			</Button>
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
