import { useOutletContext } from "react-router";
import type { Account } from "../../../accounts/accounts.contract.ts";
import { loadForViewer } from "../../../accounts/web/viewer-data.ts";
import { AssignLeadSearch } from "../../../leads/web/assign/assign-lead-search.tsx";
import { readLead } from "../../../leads/web/details/read-lead.ts";
import { readStaffFilters } from "../../../listings/web/staff/staff-filters.ts";
import { StaffSearch } from "../../../listings/web/staff/staff-search.tsx";
import { m } from "../../../paraglide/messages.js";
import { staffHandle } from "../../../platform/staff-handle.ts";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import type { Route } from "./+types/staff-professionals.ts";

/** Loads the lead that needs a professional, if the URL names one. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
	const { lead: leadId } = readStaffFilters(new URL(request.url).searchParams, null);
	if (leadId === undefined) return { leadId, lead: null };
	const readOwn = async () => ({ leadId, lead: await readLead(leadId) });
	return loadForViewer(readOwn, () => ({ leadId, lead: null }));
}

export {
	ScreenProblem as ErrorBoundary,
	ScreenSkeleton as HydrateFallback,
} from "../../../platform/web/screen-states.tsx";

export const handle = staffHandle(m["listings.staff.title"]);

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["listings.staff.title"]());

/** For staff: finds listings, confirms them, links to their details, and assigns leads to them. */
export default function StaffProfessionals({ loaderData }: Route.ComponentProps) {
	const user = useOutletContext<Account>();
	const { leadId } = loaderData;
	if (leadId === undefined) return <StaffSearch user={user} />;
	return <AssignLeadSearch key={`${leadId} ${user._id}`} user={user} leadId={leadId} loaded={loaderData} />;
}
