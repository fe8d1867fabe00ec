import { useState } from "react";
import { m } from "../../paraglide/messages.js";
import { ApiFailure, apiOf } from "../../platform/web/call-api.ts";
import { useTask } from "../../platform/web/use-task.ts";
import { useAlert } from "../../ui/alerts.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { PhoneField } from "../../ui/digits-field.tsx";
import { Hint } from "../../ui/field.tsx";
import { useErrorFocus } from "../../ui/use-error-focus.ts";
import type { AccountsApi } from "../accounts.contract.ts";
import { normalizeMobile } from "../mobile.ts";
import { forgetTyped } from "./forget-typed.ts";
import { useSession } from "./session.tsx";

const call = apiOf<AccountsApi>();
const formId = "delete-account";

/** The mobile that is typed to confirm, what is wrong with it, and the deletion. */
function useDeletion() {
	const { user, setUser } = useSession();
	const alert = useAlert();
	const [phone, setPhone] = useState("");
	const [fault, setFault] = useState<string>();
	const [attempts, setAttempts] = useState(0);
	const { isBusy, run } = useTask();
	const remove = () =>
		run(
			async () => {
				const typed = normalizeMobile(phone === "" ? "" : `+91${phone}`);
				if ("fault" in typed) throw new ApiFailure(400, { message: typed.fault });
				await call("DELETE /api/users/me", { body: { mobile: typed.mobile } });
				if (user !== null) await forgetTyped(user._id);
				setUser(null);
				alert("success", m["accounts.account.deleted"]());
			},
			(failure) => {
				setFault(failure.message);
				setAttempts((before) => before + 1);
			},
		);
	return {
		phone,
		fault,
		attempts,
		isBusy,
		remove,
		type: (typed: string) => {
			setFault(undefined);
			setPhone(typed);
		},
	};
}

/** Deletes the account once its own mobile was typed. */
export default function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
	const { phone, fault, attempts, isBusy, remove, type } = useDeletion();
	const form = useErrorFocus(attempts);
	return (
		<Dialog
			title={m["accounts.account.delete"]()}
			onClose={onClose}
			foot={
				<>
					<Button onClick={onClose}>{m["accounts.account.delete_keep"]()}</Button>
					<Button type="submit" form={formId} variant="danger" busy={isBusy}>
						{m["accounts.account.delete"]()}
					</Button>
				</>
			}
		>
			<form
				ref={form}
				id={formId}
				noValidate
				className="grid gap-1.5"
				onSubmit={(event) => {
					event.preventDefault();
					void remove();
				}}
			>
				<PhoneField
					name="mobile"
					label={m["words.mobile_number"]()}
					hint={m["accounts.account.delete_confirm"]()}
					error={fault}
					value={phone}
					readOnly={isBusy}
					autoComplete="off"
					onChange={(event) => type(event.target.value)}
				/>
				{/* The error takes the hint's place, and what is to be typed must still be known. */}
				{fault !== undefined && <Hint>{m["accounts.account.delete_confirm"]()}</Hint>}
			</form>
		</Dialog>
	);
}
