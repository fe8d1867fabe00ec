import { m } from "../../paraglide/messages.js";
import { useForm } from "../../platform/web/use-form.ts";
import { PhoneField } from "../../ui/form/digits-field.tsx";
import { Hint } from "../../ui/form/field.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { typedMobileErrors } from "../mobile.ts";
import { StepAction } from "./login-step-action.tsx";
import { prepareProof } from "./proof-of-work.ts";
import { useFieldFocus } from "./use-field-focus.ts";
import type { Login } from "./use-login.ts";

/** Asks for the mobile and requests the code. The bot check is solved while the person types. */
export function PhoneStep({ login, purpose }: { login: Login; purpose: string | undefined }) {
	const form = useForm({
		initial: login.draft,
		draft: login,
		paths: { phone: "mobile" },
		check: ({ phone }) => typedMobileErrors(phone),
		submit: ({ phone }) => login.send(`+91${phone}`),
	});
	const field = useFieldFocus();
	return (
		<form {...form.formProps} className="grid gap-5">
			<div>
				{purpose !== undefined && <p className="text-lg font-strong">{purpose}</p>}
				<p className="text-ink-soft">{m["accounts.login.lead"]()}</p>
			</div>
			<PhoneField
				{...form.field("phone")}
				ref={field}
				name="mobile"
				label={m["words.mobile_number"]()}
				placeholder={m["accounts.login.phone_placeholder"]()}
				hint={m["accounts.login.phone_hint"]()}
				readOnly={form.isBusy}
				onFocus={prepareProof}
			/>
			<StepAction busy={form.isBusy}>{m["accounts.login.send"]()}</StepAction>
			<Hint>
				{m["accounts.login.agree_before"]()}{" "}
				<TextLink to="/terms" target="_blank">
					{m["words.terms"]()}
				</TextLink>
				{m["accounts.login.agree_after"]()}{" "}
				<TextLink to="/privacy" target="_blank">
					{m["words.privacy"]()}
				</TextLink>
			</Hint>
		</form>
	);
}
