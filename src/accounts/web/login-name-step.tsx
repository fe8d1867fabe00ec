import { useState } from "react";
import { m } from "../../paraglide/messages.js";
import { apiOf } from "../../platform/web/call-api.ts";
import { useTask } from "../../platform/web/use-task.ts";
import { TextField } from "../../ui/text-field.tsx";
import type { Account, AccountsApi } from "../accounts.contract.ts";
import type { LoginDraft } from "./login-draft.ts";
import { StepAction } from "./login-step-action.tsx";
import { useFieldFocus } from "./use-field-focus.ts";

const call = apiOf<AccountsApi>();

type NameStepProps = {
	draft: LoginDraft;
	type: (part: Partial<LoginDraft>) => void;
	setUser: (account: Account) => void;
};

/** A first login's last question. */
export function NameStep({ draft, type, setUser }: NameStepProps) {
	const [fault, setFault] = useState<string>();
	const { isBusy, run } = useTask();
	const field = useFieldFocus(fault);
	const save = () =>
		run(
			async () => setUser(await call("PUT /api/users/me", { body: { name: draft.name } })),
			(failure) => setFault(failure.message),
		);
	return (
		<form
			noValidate
			className="grid gap-5"
			onSubmit={(event) => {
				event.preventDefault();
				void save();
			}}
		>
			<TextField
				ref={field}
				name="name"
				autoComplete="name"
				maxLength={60}
				label={m["accounts.login.name"]()}
				hint={m["words.name_hint"]()}
				error={fault}
				value={draft.name}
				readOnly={isBusy}
				onChange={(event) => {
					setFault(undefined);
					type({ name: event.target.value });
				}}
			/>
			<StepAction busy={isBusy}>{m["words.continue"]()}</StepAction>
		</form>
	);
}
