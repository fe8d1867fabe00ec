import { RequireRole } from "../../accounts/web/guards.tsx";
import { StaffSearch } from "../../listings/web/staff/staff-search.tsx";
import { m } from "../../paraglide/messages.js";
import { unlistedMeta } from "../../platform/web/page-meta.ts";
import type { Route } from "./+types/staff-professionals.ts";
import { doors } from "./doors.ts";

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["listings.staff.title"]());

/** For staff: finds listings, confirms them and goes on to what belongs to them. */
export default function StaffProfessionals() {
	return <RequireRole access={doors.professionals}>{(user) => <StaffSearch user={user} />}</RequireRole>;
}
