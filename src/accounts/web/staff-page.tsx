import { useState } from "react";
import { m } from "../../paraglide/messages.js";
import { apiOf } from "../../platform/web/call-api.ts";
import { staffHandle } from "../../platform/staff-handle.ts";
import { unlistedMeta } from "../../platform/web/page-meta.ts";
import { useForm } from "../../platform/web/use-form.ts";
import { Button } from "../../ui/form/button.tsx";
import { PhoneField } from "../../ui/form/digits-field.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { StaffScreen } from "../../ui/layout/staff-screen.tsx";
import type { Account, AccountsApi } from "../accounts.contract.ts";
import { formatMobile, typedMobileErrors } from "../mobile.ts";
import type { Route } from "./+types/staff-page.ts";
import { StaffRoleForm } from "./staff-role-form.tsx";

const call = apiOf<AccountsApi>();

export const handle = staffHandle(m["accounts.staff.title"]);

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["accounts.staff.title"]());

/** Finds the person of a mobile. The number is not in the URL, because URLs end up in histories and logs. */
function FindPerson({ onFound }: { onFound: (users: Account[] | null) => void }) {
	const form = useForm({
		initial: { mobile: "" },
		check: ({ mobile }) => typedMobileErrors(mobile),
		submit: async ({ mobile }) => {
			// The result must not stay while the field contains another number.
			onFound(null);
			const { users } = await call("GET /api/users", { query: { mobile: `+91${mobile}` } });
			onFound(users);
		},
	});
	return (
		<form {...form.formProps} className="grid gap-3">
			<PhoneField {...form.field("mobile")} label={m["words.mobile_number"]()} autoComplete="off" />
			<Button type="submit" variant="act" icon="search" className="justify-self-start" busy={form.isBusy}>
				{m["accounts.staff.find"]()}
			</Button>
		</form>
	);
}

/** For admins: finds a person by mobile and sets the role. */
export default function StaffPage() {
	const [users, setUsers] = useState<Account[] | null>(null);
	return (
		<StaffScreen title={m["accounts.staff.title"]()} lead={m["accounts.staff.lead"]()}>
			<FindPerson onFound={setUsers} />
			<div aria-live="polite" className="grid gap-4">
				{users?.length === 0 && <EmptyState text={m["accounts.staff.nobody"]()} />}
				{users?.map((user) => (
					<StaffRoleForm
						key={user._id}
						user={{ ...user, mobile: formatMobile(user.mobile) }}
						onChanged={(changed) => setUsers([changed])}
					/>
				))}
			</div>
		</StaffScreen>
	);
}
