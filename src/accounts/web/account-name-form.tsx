import { useState } from "react";
import { m } from "../../paraglide/messages.js";
import { apiOf } from "../../platform/web/call-api.ts";
import { useTask } from "../../platform/web/use-task.ts";
import { useAlert } from "../../ui/alerts.tsx";
import { Button } from "../../ui/button.tsx";
import { KeyValues } from "../../ui/key-values.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { Account, AccountsApi } from "../accounts.contract.ts";
import { formatMobile } from "../mobile.ts";
import { useSession } from "./session.tsx";

const call = apiOf<AccountsApi>();

/** The name, which can be changed, and the mobile, which cannot: it is what the account is known by. */
export function AccountNameForm({ user }: { user: Account }) {
	const { setUser } = useSession();
	const alert = useAlert();
	const [name, setName] = useState(user.name ?? "");
	const [fault, setFault] = useState<string>();
	const { isBusy, run } = useTask();
	const save = () =>
		run(
			async () => {
				const account = await call("PUT /api/users/me", { body: { name } });
				setUser(account);
				setName(account.name ?? "");
				alert("success", m["accounts.account.name_saved"]());
			},
			(failure) => setFault(failure.message),
		);
	return (
		<form
			noValidate
			className="grid gap-4"
			onSubmit={(event) => {
				event.preventDefault();
				void save();
			}}
		>
			<KeyValues items={[{ key: m["words.mobile_number"](), value: formatMobile(user.mobile) }]} />
			<TextField
				name="name"
				autoComplete="name"
				maxLength={60}
				label={m["words.name"]()}
				hint={m["words.name_hint"]()}
				error={fault}
				value={name}
				readOnly={isBusy}
				onChange={(event) => {
					setFault(undefined);
					setName(event.target.value);
				}}
			/>
			<Button type="submit" variant="act" className="justify-self-start" busy={isBusy}>
				{m["accounts.account.name_save"]()}
			</Button>
		</form>
	);
}
