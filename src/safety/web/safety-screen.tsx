import { useSearchParams } from "react-router";
import { m } from "../../paraglide/messages.js";
import { staffHandle } from "../../platform/staff-handle.ts";
import { apiOf } from "../../platform/web/call-api.ts";
import { unlistedMeta } from "../../platform/web/page-meta.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { LoadMore } from "../../ui/feedback/load-more.tsx";
import { SelectField } from "../../ui/form/select-field.tsx";
import { CardGrid } from "../../ui/layout/card.tsx";
import { StaffScreen } from "../../ui/layout/staff-screen.tsx";
import { Tabs } from "../../ui/layout/tabs.tsx";
import { FilterForm } from "../../ui/table/filter-form.tsx";
import { listAddress } from "../../ui/table/list-address.ts";
import { reportReasons, reportStatuses, reportSubjects } from "../report.ts";
import type { ReportsApi } from "../reports.contract.ts";
import { type SuspensionsApi, type SuspensionView, suspensionViews } from "../suspensions.contract.ts";
import type { Route } from "./+types/safety-screen.ts";
import { ReportCard } from "./reports/report-card.tsx";
import { reasonNames, reportStatusLooks, subjectNames } from "./safety-words.ts";
import { SuspensionCard } from "./suspensions/suspension-card.tsx";

export {
	ScreenProblem as ErrorBoundary,
	ScreenSkeleton as HydrateFallback,
} from "../../platform/web/screen-states.tsx";

const call = apiOf<ReportsApi & SuspensionsApi>();

export const handle = staffHandle(m["safety.reports.title"]);

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["safety.reports.title"]());

const viewNames: Record<SuspensionView, () => string> = {
	appeals: m["safety.suspensions.appeals"],
	running: m["safety.suspensions.running"],
	past: m["safety.suspensions.past"],
};

/** The view in the address; open reports by default. */
function viewOf(params: URLSearchParams) {
	const view = params.get("view");
	const suspensions = suspensionViews.find((one) => one === view);
	return { suspensions, status: reportStatuses.find((one) => one === view) ?? ("open" as const) };
}

const filtersOf = (params: URLSearchParams) => ({
	reason: reportReasons.find((one) => one === params.get("reason")),
	subjectType: reportSubjects.find((one) => one === params.get("subjectType")),
});

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
	const { searchParams } = new URL(request.url);
	const cursor = searchParams.get("cursor") ?? undefined;
	const { suspensions: view, status } = viewOf(searchParams);
	if (view !== undefined)
		return { reports: [], ...(await call("GET /api/suspensions", { query: { view, cursor } })) };
	const query = { status, ...filtersOf(searchParams), cursor };
	return { suspensions: [], ...(await call("GET /api/reports", { query })) };
}

function Filters({ params }: { params: URLSearchParams }) {
	const view = params.get("view");
	return (
		<FilterForm className="grid gap-3 md:grid-cols-2">
			{view !== null && <input type="hidden" name="view" value={view} />}
			<SelectField
				name="reason"
				label={m["safety.report.reason"]()}
				placeholder={m["safety.reports.any_reason"]()}
				options={reportReasons.map((value) => ({ value, label: reasonNames[value]() }))}
				defaultValue={params.get("reason") ?? ""}
			/>
			<SelectField
				name="subjectType"
				label={m["safety.reports.what"]()}
				placeholder={m["safety.reports.anything"]()}
				options={reportSubjects.map((value) => ({ value, label: subjectNames[value]() }))}
				defaultValue={params.get("subjectType") ?? ""}
			/>
		</FilterForm>
	);
}

/** For managers: what people reported, with the history of both sides, and the suspensions with their appeals. */
export default function Safety({ loaderData }: Route.ComponentProps) {
	const { reports, suspensions, nextCursor } = loaderData;
	const [params] = useSearchParams();
	const view = viewOf(params);
	const tabs = [
		...reportStatuses.map((one) => ({
			label: one === "open" ? m["safety.reports.open"]() : reportStatusLooks[one].name(),
			to: listAddress(params, { view: one === "open" ? undefined : one }),
			current: view.suspensions === undefined && one === view.status,
		})),
		...suspensionViews.map((one) => ({
			label: viewNames[one](),
			to: listAddress(params, { view: one }),
			current: one === view.suspensions,
		})),
	];
	const isEmpty = reports.length + suspensions.length === 0;
	return (
		<StaffScreen title={m["safety.reports.title"]()} lead={m["safety.reports.lead"]()}>
			<Tabs label={m["safety.reports.views"]()} tabs={tabs} />
			{view.suspensions === undefined && <Filters key={view.status} params={params} />}
			{isEmpty ? (
				<EmptyState
					text={view.suspensions === undefined ? m["safety.reports.none"]() : m["safety.suspensions.none"]()}
				/>
			) : (
				<CardGrid two>
					{reports.map((report) => (
						<ReportCard key={report._id} report={report} />
					))}
					{suspensions.map((suspension) => (
						<SuspensionCard key={suspension._id} suspension={suspension} />
					))}
				</CardGrid>
			)}
			{nextCursor !== null && (
				<LoadMore
					label={m["safety.reports.older"]()}
					to={`${listAddress(params, {})}&cursor=${encodeURIComponent(nextCursor)}`}
				/>
			)}
		</StaffScreen>
	);
}
