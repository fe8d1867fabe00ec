import { useSearchParams } from "react-router";
import { RequireRole } from "../../../accounts/web/guards.tsx";
import { m } from "../../../paraglide/messages.js";
import { titled } from "../../../platform/screen-title.ts";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { StaffScreen } from "../../../ui/staff-screen.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { numberReportStatuses } from "../../number-report.ts";
import type { Route } from "./+types/number-reports.ts";
import { ReportList } from "./report-list.tsx";
import { readReportStatus, reportsAddress } from "./report-search.ts";
import { reportStatusLooks } from "./report-words.ts";

export const handle = titled(m["leads.reports.title"]);

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["leads.reports.title"]());

function Reports({ viewerId }: { viewerId: string }) {
	const status = readReportStatus(useSearchParams()[0]);
	const tabs = numberReportStatuses.map((one) => ({
		label: reportStatusLooks[one].name(),
		to: reportsAddress(one),
		current: one === status,
	}));
	return (
		<StaffScreen title={m["leads.reports.title"]()} lead={m["leads.reports.lead"]()}>
			<Tabs label={m["leads.reports.views"]()} tabs={tabs} />
			<ReportList key={`${viewerId} ${status}`} status={status} viewerId={viewerId} />
		</StaffScreen>
	);
}

/** For staff: what professionals say of wrong numbers, to call and to decide. */
export default function NumberReports() {
	return (
		<RequireRole
			access="staff"
			title={m["leads.reports.title"]()}
			purpose={m["accounts.guard.staff_login"]()}
		>
			{(user) => <Reports viewerId={user._id} />}
		</RequireRole>
	);
}
