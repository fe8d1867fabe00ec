import { useSearchParams } from "react-router";
import { m } from "../../paraglide/messages.js";
import { formatDate } from "../../platform/dates.ts";
import { staffHandle } from "../../platform/staff-handle.ts";
import { apiOf } from "../../platform/web/call-api.ts";
import { CsvButton } from "../../platform/web/csv-button.tsx";
import { unlistedMeta } from "../../platform/web/page-meta.ts";
import { partOnDemand } from "../../platform/web/part-on-demand.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { StaffScreen } from "../../ui/layout/staff-screen.tsx";
import { Tabs } from "../../ui/layout/tabs.tsx";
import { type InsightPeriod, insightPeriods } from "../insights.ts";
import type { Insights, InsightsApi } from "../insights.contract.ts";
import type { Route } from "./+types/insights-screen.ts";
import { Figures } from "./figures.tsx";
import { EmptySearches, PlaceTable, ServiceTable } from "./insight-tables.tsx";

export {
	ScreenProblem as ErrorBoundary,
	ScreenSkeleton as HydrateFallback,
} from "../../platform/web/screen-states.tsx";

const call = apiOf<InsightsApi>();
const WeekCharts = partOnDemand(() => import("./week-charts.tsx"));

const usual: InsightPeriod = 28;

/** The period in the URL. */
const periodIn = (params: URLSearchParams): InsightPeriod =>
	insightPeriods.find((days) => String(days) === params.get("days")) ?? usual;

export const handle = staffHandle(m["insights.title"]);

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["insights.title"]());

export function clientLoader({ request }: Route.ClientLoaderArgs) {
	const days = periodIn(new URL(request.url).searchParams);
	return call("GET /api/insights", { query: { days: `${days}` } });
}

function Periods({ period }: { period: InsightPeriod }) {
	const tabs = insightPeriods.map((days) => ({
		label: m["insights.last_days"]({ days }),
		to: `?days=${days}`,
		current: days === period,
	}));
	return <Tabs label={m["insights.periods"]()} tabs={tabs} />;
}

const dayName = (day: string) => formatDate(new Date(`${day}T12:00:00+05:30`));

/** Whether there are any figures at all. */
const isFresh = ({ figures, weeks }: Insights) =>
	weeks.every(({ leadsMade, revenue }) => leadsMade === 0 && revenue === 0) &&
	Object.values(figures).every(({ now, before }) => !now && !before);

/** For managers: the market's figures, compared with the previous period, by week, service and place. */
export default function InsightsScreen({ loaderData }: Route.ComponentProps) {
	const period = periodIn(useSearchParams()[0]);
	const { from, until, previousFrom, previousUntil } = loaderData.period;
	return (
		<StaffScreen
			title={m["insights.title"]()}
			lead={m["insights.lead"]()}
			actions={<CsvButton call="GET /api/insights/export.csv" query={{ days: period }} name="insights" />}
		>
			<Periods period={period} />
			{isFresh(loaderData) ? (
				<EmptyState title={m["insights.nothing_title"]()} text={m["insights.nothing"]()} />
			) : (
				<>
					<p className="text-ink-soft">
						{m["insights.compared"]({
							from: dayName(from),
							until: dayName(until),
							previousFrom: dayName(previousFrom),
							previousUntil: dayName(previousUntil),
						})}
					</p>
					<Figures figures={loaderData.figures} />
					<WeekCharts weeks={loaderData.weeks} />
					<ServiceTable services={loaderData.services} />
					<PlaceTable places={loaderData.places} />
					<EmptySearches searches={loaderData.emptySearches} />
				</>
			)}
		</StaffScreen>
	);
}
