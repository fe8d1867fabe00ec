import { useLocation } from "react-router";
import type { Account } from "../../accounts/accounts.contract.ts";
import { RequireRole } from "../../accounts/web/guards.tsx";
import { AssignLeadSearch } from "../../leads/web/assign/assign-lead-search.tsx";
import { readStaffFilters } from "../../listings/web/staff/staff-filters.ts";
import { StaffSearch } from "../../listings/web/staff/staff-search.tsx";
import { m } from "../../paraglide/messages.js";
import { titled } from "../../platform/screen-title.ts";
import { unlistedMeta } from "../../platform/web/page-meta.ts";
import type { Route } from "./+types/staff-professionals.ts";
import { doors } from "./doors.ts";

export const handle = titled(m["listings.staff.title"]);

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["listings.staff.title"]());

function Professionals({ user }: { user: Account }) {
	const { search, state } = useLocation();
	const { lead } = readStaffFilters(new URLSearchParams(search), state);
	if (lead === undefined) return <StaffSearch user={user} />;
	return <AssignLeadSearch key={`${lead} ${user._id}`} user={user} leadId={lead} />;
}

/** For staff: finds listings, confirms them, goes on to what belongs to them, and assigns a lead to one of them. */
export default function StaffProfessionals() {
	return (
		<RequireRole
			access={doors.professionals}
			title={m["listings.staff.title"]()}
			purpose={m["accounts.guard.staff_login"]()}
		>
			{(user) => <Professionals user={user} />}
		</RequireRole>
	);
}
