import { m } from "../../paraglide/messages.js";
import type { Role } from "../../platform/access.ts";
import { apiOf } from "../../platform/web/call-api.ts";
import { FormDialog } from "../../platform/web/form-dialog.tsx";
import { useForm } from "../../platform/web/use-form.ts";
import { useAlert } from "../../ui/feedback/alerts.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import type { Account, AccountsApi } from "../accounts.contract.ts";
import { roleName } from "./role-names.ts";
import type { RoleHolder } from "./staff-role-form.tsx";

const call = apiOf<AccountsApi>();

/** The server's limit for a reason, in characters. */
const reasonAtMost = 500;

type RoleDialogProps = {
	user: RoleHolder;
	role: Role;
	onChanged: (user: Account) => void;
	onClose: () => void;
};

/** Asks for the reason before a role is set: the role decides what a person may see and do. */
export default function RoleDialog({ user, role, onChanged, onClose }: RoleDialogProps) {
	const alert = useAlert();
	const name = user.name ?? m["accounts.staff.no_name"]();
	const { mobile } = user;
	const form = useForm({
		initial: { reason: "" },
		check: ({ reason }) =>
			reason.trim() === "" ? [{ path: "reason", msg: m["accounts.staff.reason_missing"]() }] : [],
		submit: async ({ reason }) => {
			const params = { id: user._id };
			const changed = await call("PUT /api/users/:id/role", { params, body: { role, reason } });
			alert("success", m["accounts.staff.done"]({ name: user.name ?? mobile, role: roleName(role) }));
			onChanged(changed);
		},
	});
	return (
		<FormDialog
			title={m["accounts.staff.confirm_title"]()}
			confirm={m["accounts.staff.set_role"]()}
			form={form}
			onClose={onClose}
		>
			<p>
				{m["accounts.staff.confirm_text"]({
					name,
					mobile,
					before: roleName(user.role),
					after: roleName(role),
				})}
			</p>
			<TextArea
				label={m["accounts.staff.reason"]()}
				hint={m["accounts.staff.reason_hint"]()}
				maxLength={reasonAtMost}
				rows={2}
				{...form.field("reason")}
			/>
		</FormDialog>
	);
}
