import { m } from "../../paraglide/messages.js";
import { apiOf } from "../../platform/web/call-api.ts";
import { useForm } from "../../platform/web/use-form.ts";
import { TextField } from "../../ui/form/text-field.tsx";
import type { Account, AccountsApi } from "../accounts.contract.ts";
import { StepAction } from "./login-step-action.tsx";
import { useFieldFocus } from "./use-field-focus.ts";
import type { Login } from "./use-login.ts";

const call = apiOf<AccountsApi>();

type NameStepProps = { login: Login; setUser: (account: Account) => void };

/** Asks for the name, the last step of a first login. */
export function NameStep({ login, setUser }: NameStepProps) {
	const form = useForm({
		initial: login.draft,
		draft: login,
		submit: async ({ name }) => setUser(await call("PUT /api/users/me", { body: { name } })),
	});
	const field = useFieldFocus();
	return (
		<form {...form.formProps} className="grid gap-5">
			<TextField
				{...form.field("name")}
				ref={field}
				autoComplete="name"
				maxLength={60}
				label={m["accounts.login.name"]()}
				hint={m["words.name_hint"]()}
				readOnly={form.isBusy}
			/>
			<StepAction busy={form.isBusy}>{m["words.continue"]()}</StepAction>
		</form>
	);
}
