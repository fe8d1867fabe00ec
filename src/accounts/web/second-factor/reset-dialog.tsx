import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
import { ConfirmDialog } from "../../../platform/web/confirm-dialog.tsx";
import type { SecondFactorApi } from "../../second-factor.contract.ts";
import type { RoleHolder } from "../staff-role-form.tsx";

const call = apiOf<SecondFactorApi>();

/** Asks for confirmation before a colleague's second factor is removed. */
export default function ResetDialog({ user, onClose }: { user: RoleHolder; onClose: () => void }) {
	const name = user.name ?? user.mobile;
	const reset = async () => {
		await call("PUT /api/users/:id/second-factor/reset", { params: { id: user._id } });
	};
	return (
		<ConfirmDialog
			title={m["accounts.second_factor.reset_title"]()}
			keep={m["accounts.second_factor.reset_keep"]()}
			confirm={m["accounts.second_factor.reset"]()}
			done={m["accounts.second_factor.reset_done"]({ name })}
			onConfirm={reset}
			onClose={onClose}
		>
			<p>{m["accounts.second_factor.reset_text"]({ name })}</p>
		</ConfirmDialog>
	);
}
