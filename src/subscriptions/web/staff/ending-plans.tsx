import { reviewAddress } from "../../../listings/listing-addresses.ts";
import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
import { staffHandle } from "../../../platform/staff-handle.ts";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { BackLink } from "../../../ui/layout/crumbs.tsx";
import { StaffScreen } from "../../../ui/layout/staff-screen.tsx";
import { type Column, DataTable } from "../../../ui/table/data-table.tsx";
import { TableFooter } from "../../../ui/table/table-footer.tsx";
import type { PlanPurchase, PlansApi } from "../../plans.contract.ts";
import type { Route } from "./+types/ending-plans.ts";
import { purchaseColumns } from "./purchase-columns.tsx";

export {
	ScreenProblem as ErrorBoundary,
	ScreenSkeleton as HydrateFallback,
} from "../../../platform/web/screen-states.tsx";

const call = apiOf<PlansApi>();

export const handle = staffHandle(m["subscriptions.plans.ending_title"]);

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["subscriptions.plans.ending_title"]());

export function clientLoader({ request }: Route.ClientLoaderArgs) {
	const cursor = new URL(request.url).searchParams.get("cursor") ?? undefined;
	return call("GET /api/subscription/ending", { query: { cursor } });
}

const planColumn: Column<PlanPurchase> = {
	id: "plan",
	header: m["subscriptions.plans.plan"],
	cell: ({ row }) => row.original.plan,
};
const columns = purchaseColumns.toSpliced(1, 0, planColumn);

/** For managers: the plans that end within a week, so that they can call the owners. */
export default function EndingPlans({ loaderData }: Route.ComponentProps) {
	const { purchases, ...end } = loaderData;
	return (
		<StaffScreen
			title={m["subscriptions.plans.ending_title"]()}
			lead={m["subscriptions.plans.ending_lead"]()}
			back={<BackLink to="/subscriptions">{m["subscriptions.plans.title"]()}</BackLink>}
		>
			<DataTable
				label={m["subscriptions.plans.ending_title"]()}
				columns={columns}
				rows={purchases}
				rowId={({ _id }) => _id}
				rowAddress={({ professional }) => reviewAddress(professional._id)}
				empty={<EmptyState text={m["subscriptions.plans.ending_nothing"]()} />}
			/>
			<TableFooter shown={purchases.length} {...end} />
		</StaffScreen>
	);
}
