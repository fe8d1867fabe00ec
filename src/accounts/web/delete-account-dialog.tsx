import { m } from "../../paraglide/messages.js";
import { apiOf } from "../../platform/web/call-api.ts";
import { useForm } from "../../platform/web/use-form.ts";
import { useAlert } from "../../ui/feedback/alerts.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { PhoneField } from "../../ui/form/digits-field.tsx";
import { Hint } from "../../ui/form/field.tsx";
import type { AccountsApi } from "../accounts.contract.ts";
import { typedMobileErrors } from "../mobile.ts";
import { clearTyped } from "./clear-typed.ts";
import { useSession } from "./session.tsx";

const call = apiOf<AccountsApi>();
const formId = "delete-account";

/** Deletes the account after the person has typed its mobile. */
export default function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
	const { user, setUser } = useSession();
	const alert = useAlert();
	const form = useForm({
		initial: { mobile: "" },
		check: ({ mobile }) => typedMobileErrors(mobile),
		submit: async ({ mobile }) => {
			await call("DELETE /api/users/me", { body: { mobile: `+91${mobile}` } });
			if (user !== null) await clearTyped(user._id);
			setUser(null);
			alert("success", m["accounts.account.deleted"]());
		},
	});
	const field = form.field("mobile");
	return (
		<Dialog
			title={m["accounts.account.delete"]()}
			onClose={onClose}
			foot={
				<>
					<Button onClick={onClose}>{m["accounts.account.delete_keep"]()}</Button>
					<Button type="submit" form={formId} variant="danger" busy={form.isBusy}>
						{m["accounts.account.delete"]()}
					</Button>
				</>
			}
		>
			<form id={formId} {...form.formProps} className="grid gap-1.5">
				<PhoneField
					{...field}
					label={m["words.mobile_number"]()}
					hint={m["accounts.account.delete_confirm"]()}
					readOnly={form.isBusy}
					autoComplete="off"
				/>
				{/* The error replaces the hint, but the person must still know what to type. */}
				{field.error !== undefined && <Hint>{m["accounts.account.delete_confirm"]()}</Hint>}
			</form>
		</Dialog>
	);
}
