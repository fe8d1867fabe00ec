import { useOutletContext, useSearchParams } from "react-router";
import type { Account } from "../../../accounts/accounts.contract.ts";
import { m } from "../../../paraglide/messages.js";
import { staffHandle } from "../../../platform/staff-handle.ts";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { StaffScreen } from "../../../ui/layout/staff-screen.tsx";
import { Tabs } from "../../../ui/layout/tabs.tsx";
import { numberReportStatuses } from "../../number-report.ts";
import type { Route } from "./+types/number-reports.ts";
import { ReportList } from "./report-list.tsx";
import { readReportStatus, reportsAddress } from "./report-search.ts";
import { reportStatusLooks } from "./report-words.ts";

export const handle = staffHandle(m["leads.reports.title"]);

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["leads.reports.title"]());

/** For staff: reports of wrong numbers, to check and decide. */
export default function NumberReports() {
	const { _id: viewerId } = useOutletContext<Account>();
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
