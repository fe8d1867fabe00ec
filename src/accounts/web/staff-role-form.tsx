import { useState } from "react";
import { m } from "../../paraglide/messages.js";
import { isStaff, type Role, roles } from "../../platform/access.ts";
import { Button } from "../../ui/form/button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { dialogOnDemand } from "../../ui/overlay/dialog-on-demand.tsx";
import { SelectField } from "../../ui/form/select-field.tsx";
import { useNextFocus } from "../../ui/feedback/use-next-focus.ts";
import type { Account } from "../accounts.contract.ts";
import { roleName } from "./role-names.ts";
import { useSession } from "./session.tsx";

const ResetDialog = dialogOnDemand(() => import("./second-factor/reset-dialog.tsx"));
const RoleDialog = dialogOnDemand(() => import("./role-dialog.tsx"));

/** A person whose role an admin may set. The mobile is shown as given, masked or whole. */
export type RoleHolder = Pick<Account, "_id" | "name" | "mobile" | "role">;

type StaffRoleFormProps = {
	user: RoleHolder;
	/** Missing on a page that already names the person. */
	isNamed?: boolean;
	onChanged: (user: Account) => void;
};

/** A person and the choice of a role, with a confirmation before it is set. */
export function StaffRoleForm({ user, isNamed = true, onChanged }: StaffRoleFormProps) {
	const [role, setRole] = useState<Role>(user.role);
	const [isConfirming, setConfirming] = useState(false);
	const [isResetting, setResetting] = useState(false);
	const { user: viewer } = useSession();
	const { next, goOn } = useNextFocus();
	const take = (changed: Account) => {
		onChanged(changed);
		setConfirming(false);
		goOn();
	};
	return (
		<Card as="section" className="grid min-w-0 gap-4 *:min-w-0">
			<div>
				<h2 ref={next} tabIndex={-1} className="text-lg [overflow-wrap:anywhere] outline-none">
					{isNamed ? (user.name ?? m["accounts.staff.no_name"]()) : m["accounts.staff.role"]()}
				</h2>
				{isNamed && <p className="text-ink-soft tabular-nums">{user.mobile}</p>}
			</div>
			<SelectField
				name="role"
				label={m["accounts.staff.role"]()}
				options={roles.map((value) => ({ value, label: roleName(value) }))}
				value={role}
				onChange={(event) => setRole(roles.find((value) => value === event.target.value) ?? user.role)}
			/>
			<Button
				variant="act"
				className="justify-self-start"
				disabled={role === user.role}
				onClick={() => setConfirming(true)}
			>
				{m["accounts.staff.set_role"]()}
			</Button>
			{isStaff(user) && user._id !== viewer?._id && (
				<Button variant="text" className="justify-self-start" onClick={() => setResetting(true)}>
					{m["accounts.second_factor.reset"]()}
				</Button>
			)}
			{isResetting && <ResetDialog user={user} onClose={() => setResetting(false)} />}
			{isConfirming && (
				<RoleDialog user={user} role={role} onChanged={take} onClose={() => setConfirming(false)} />
			)}
		</Card>
	);
}
