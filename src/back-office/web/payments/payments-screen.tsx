import { m } from "../../../paraglide/messages.js";
import { isBackwards } from "../../../platform/day-range.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import { staffHandle } from "../../../platform/staff-handle.ts";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { StaffScreen } from "../../../ui/layout/staff-screen.tsx";
import { Tabs } from "../../../ui/layout/tabs.tsx";
import type { PaymentHistoryApi } from "../../../payments/payment-history.contract.ts";
import type { PaymentOverviewApi } from "../../../payments/payment-overview.contract.ts";
import { RecordPayment } from "./record-payment.tsx";
import type { PlacesApi } from "../../../places/places.contract.ts";
import type { Route } from "./+types/payments-screen.ts";
import { historyQueryOf } from "../../../payments/web/staff/history-query.ts";
import { PaymentsOverview } from "../../../payments/web/staff/payments-overview.tsx";
import { PaymentHistory } from "../../../payments/web/staff/payment-history.tsx";

export {
	ScreenProblem as ErrorBoundary,
	ScreenSkeleton as HydrateFallback,
} from "../../../platform/web/screen-states.tsx";

const call = apiOf<PaymentHistoryApi & PaymentOverviewApi & PlacesApi>();

const tabs = [
	{ tab: "overview", label: m["payments.staff.overview"] },
	{ tab: "record", label: m["payments.staff.record"] },
	{ tab: "history", label: m["payments.staff.history"] },
] as const;
type Tab = (typeof tabs)[number]["tab"];
const tabOf = (params: URLSearchParams): Tab =>
	tabs.find(({ tab }) => tab === params.get("tab"))?.tab ?? tabs[0].tab;

const noHistory = { payments: [], totalAmount: 0, totalTransactions: 0, nextCursor: null };

export const handle = staffHandle(m["payments.staff.title"]);

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["payments.staff.title"]());

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
	const { searchParams } = new URL(request.url);
	const tab = tabOf(searchParams);
	if (tab === "overview") return { tab, overview: await call("GET /api/payments/overview", {}) };
	if (tab === "record") return { tab, ...(await call("GET /api/state", {})) };
	const filters = historyQueryOf(searchParams);
	if (isBackwards(filters)) return { tab, history: noHistory };
	const query = { ...filters, cursor: searchParams.get("cursor") ?? undefined };
	return { tab, history: await call("GET /api/payments/history/details", { query }) };
}

/** For admins: payments and refunds, including those recorded by hand. */
export default function PaymentsScreen({ loaderData }: Route.ComponentProps) {
	return (
		<StaffScreen title={m["payments.staff.title"]()}>
			<Tabs
				label={m["payments.staff.title"]()}
				tabs={tabs.map(({ tab, label }) => ({
					label: label(),
					to: `?tab=${tab}`,
					current: tab === loaderData.tab,
				}))}
			/>
			{loaderData.tab === "overview" && <PaymentsOverview overview={loaderData.overview} />}
			{loaderData.tab === "record" && (
				<RecordPayment states={loaderData.states.map(({ stateName }) => stateName)} />
			)}
			{loaderData.tab === "history" && <PaymentHistory {...loaderData.history} />}
		</StaffScreen>
	);
}
