import { useLocation, useOutletContext } from "react-router";
import type { Account } from "../../../accounts/accounts.contract.ts";
import { AssignLeadSearch } from "../../../leads/web/assign/assign-lead-search.tsx";
import { readStaffFilters } from "../../../listings/web/staff/staff-filters.ts";
import { StaffSearch } from "../../../listings/web/staff/staff-search.tsx";
import { m } from "../../../paraglide/messages.js";
import { staffHandle } from "../../../platform/staff-handle.ts";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import type { Route } from "./+types/staff-professionals.ts";

export const handle = staffHandle(m["listings.staff.title"]);

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["listings.staff.title"]());

/** For staff: finds listings, confirms them, links to their details, and assigns leads to them. */
export default function StaffProfessionals() {
	const user = useOutletContext<Account>();
	const { search, state } = useLocation();
	const { lead } = readStaffFilters(new URLSearchParams(search), state);
	if (lead === undefined) return <StaffSearch user={user} />;
	return <AssignLeadSearch key={`${lead} ${user._id}`} user={user} leadId={lead} />;
}
