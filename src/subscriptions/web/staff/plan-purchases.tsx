import { reviewAddress } from "../../../listings/listing-addresses.ts";
import { m } from "../../../paraglide/messages.js";
import { formatRupeesExact } from "../../../platform/money.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import { staffHandle } from "../../../platform/staff-handle.ts";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { BackLink } from "../../../ui/layout/crumbs.tsx";
import { StaffScreen } from "../../../ui/layout/staff-screen.tsx";
import { DataTable } from "../../../ui/table/data-table.tsx";
import { TableFooter } from "../../../ui/table/table-footer.tsx";
import type { PlansApi } from "../../plans.contract.ts";
import { planLabel } from "../../subscription.ts";
import type { Route } from "./+types/plan-purchases.ts";
import { purchaseColumns } from "./purchase-columns.tsx";

export {
	ScreenProblem as ErrorBoundary,
	ScreenSkeleton as HydrateFallback,
} from "../../../platform/web/screen-states.tsx";

const call = apiOf<PlansApi>();

export const handle = staffHandle(m["subscriptions.plans.bought_title"]);

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["subscriptions.plans.bought_title"]());

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
	const cursor = new URL(request.url).searchParams.get("cursor") ?? undefined;
	return call("GET /api/subscription/:id/purchases", { params: { id: params.planId }, query: { cursor } });
}

/** For managers: one plan, its buyers and the prices they paid. */
export default function PlanPurchases({ loaderData }: Route.ComponentProps) {
	const { subscription: plan, purchases, ...end } = loaderData;
	const service = [plan.serviceId.type, plan.choiceOfService?.name].filter(Boolean).join(", ");
	return (
		<StaffScreen
			title={m["subscriptions.plans.bought_title"]()}
			lead={m["subscriptions.plans.bought_lead"]({
				service: `${service} · ${planLabel(plan)}`,
				price: formatRupeesExact(plan.price),
			})}
			back={<BackLink to="/subscriptions">{m["subscriptions.plans.title"]()}</BackLink>}
		>
			<DataTable
				label={m["subscriptions.plans.bought_title"]()}
				columns={purchaseColumns}
				rows={purchases}
				rowId={({ _id }) => _id}
				rowAddress={({ professional }) => reviewAddress(professional._id)}
				empty={<EmptyState text={m["subscriptions.plans.bought_nothing"]()} />}
			/>
			<TableFooter shown={purchases.length} {...end} />
		</StaffScreen>
	);
}
