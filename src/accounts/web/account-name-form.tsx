import { m } from "../../paraglide/messages.js";
import { apiOf } from "../../platform/web/call-api.ts";
import { useForm } from "../../platform/web/use-form.ts";
import { useAlert } from "../../ui/feedback/alerts.tsx";
import { Button } from "../../ui/form/button.tsx";
import { KeyValues } from "../../ui/layout/key-values.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import type { Account, AccountsApi } from "../accounts.contract.ts";
import { formatMobile } from "../mobile.ts";
import { useSession } from "./session.tsx";

const call = apiOf<AccountsApi>();

/** The name, which can be changed, and the mobile, which cannot: it identifies the account. */
export function AccountNameForm({ user }: { user: Account }) {
	const { setUser } = useSession();
	const alert = useAlert();
	const form = useForm({
		initial: { name: user.name ?? "" },
		submit: async (body) => {
			const account = await call("PUT /api/users/me", { body });
			setUser(account);
			form.enter({ name: account.name ?? "" });
			alert("success", m["accounts.account.name_saved"]());
		},
	});
	return (
		<form {...form.formProps} className="grid gap-4">
			<KeyValues items={[{ key: m["words.mobile_number"](), value: formatMobile(user.mobile) }]} />
			<TextField
				{...form.field("name")}
				autoComplete="name"
				maxLength={60}
				label={m["words.name"]()}
				hint={m["words.name_hint"]()}
				readOnly={form.isBusy}
			/>
			<Button type="submit" variant="act" className="justify-self-start" busy={form.isBusy}>
				{m["accounts.account.name_save"]()}
			</Button>
		</form>
	);
}
