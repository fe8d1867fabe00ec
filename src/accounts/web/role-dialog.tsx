import { m } from "../../paraglide/messages.js";
import type { Role } from "../../platform/access.ts";
import { apiOf } from "../../platform/web/call-api.ts";
import { useTask } from "../../platform/web/use-task.ts";
import { useAlert } from "../../ui/feedback/alerts.tsx";
import { Button } from "../../ui/form/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import type { Account, AccountsApi } from "../accounts.contract.ts";
import { roleName } from "./role-names.ts";
import type { RoleHolder } from "./staff-role-form.tsx";

const call = apiOf<AccountsApi>();

type RoleDialogProps = {
	user: RoleHolder;
	role: Role;
	onChanged: (user: Account) => void;
	onClose: () => void;
};

/** Asks back before a role is set: it decides what a person may see and do. */
export default function RoleDialog({ user, role, onChanged, onClose }: RoleDialogProps) {
	const alert = useAlert();
	const { isBusy, run } = useTask();
	const name = user.name ?? m["accounts.staff.no_name"]();
	const { mobile } = user;
	const setRole = () =>
		run(async () => {
			const changed = await call("PUT /api/users/:id/role", { params: { id: user._id }, body: { role } });
			alert("success", m["accounts.staff.done"]({ name: user.name ?? mobile, role: roleName(role) }));
			onChanged(changed);
		});
	return (
		<Dialog
			title={m["accounts.staff.confirm_title"]()}
			onClose={onClose}
			foot={
				<>
					<Button onClick={onClose}>{m["accounts.staff.keep"]()}</Button>
					<Button variant="act" busy={isBusy} onClick={() => void setRole()}>
						{m["accounts.staff.set_role"]()}
					</Button>
				</>
			}
		>
			<p>
				{m["accounts.staff.confirm_text"]({
					name,
					mobile,
					before: roleName(user.role),
					after: roleName(role),
				})}
			</p>
		</Dialog>
	);
}
