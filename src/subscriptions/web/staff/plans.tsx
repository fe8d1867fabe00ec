import { useState } from "react";
import { useOutletContext, useSearchParams } from "react-router";
import type { Account } from "../../../accounts/accounts.contract.ts";
import { m } from "../../../paraglide/messages.js";
import { mayCall } from "../../../platform/access.ts";
import { CsvButton } from "../../../platform/web/csv-button.tsx";
import { staffHandle } from "../../../platform/staff-handle.ts";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { Button } from "../../../ui/form/button.tsx";
import { dialogOnDemand } from "../../../ui/overlay/dialog-on-demand.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { StaffScreen } from "../../../ui/layout/staff-screen.tsx";
import { DataTable } from "../../../ui/table/data-table.tsx";
import { TableFooter } from "../../../ui/table/table-footer.tsx";
import type { Route } from "./+types/plans.ts";
import { adminPlanColumns, planColumns } from "./plan-columns.tsx";
import { PlanFilters } from "./plan-filters.tsx";
import { loadPlans, planFiltersOf } from "./plans-loader.ts";
import type { PlanAnswer } from "../../subscriptions.contract.ts";

export {
	ScreenProblem as ErrorBoundary,
	ScreenSkeleton as HydrateFallback,
} from "../../../platform/web/screen-states.tsx";

const AddPlanDialog = dialogOnDemand(() => import("./add-plan-dialog.tsx"));
const BulkPriceDialog = dialogOnDemand(() => import("./bulk-price-dialog.tsx"));
const PriceDialog = dialogOnDemand(() => import("./price-dialog.tsx"));

export const handle = staffHandle(m["subscriptions.plans.title"]);

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["subscriptions.plans.title"]());

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadPlans(new URL(request.url));

/** For managers: the plans that professionals can buy. Admins add plans, change prices and take plans off sale. */
export default function Plans({ loaderData }: Route.ComponentProps) {
	const { subscriptions, services, ...end } = loaderData;
	const [params] = useSearchParams();
	const isAdmin = mayCall("admin", useOutletContext<Account>());
	const [open, setOpen] = useState<"add" | "prices" | null>(null);
	const [pricing, setPricing] = useState<PlanAnswer | null>(null);
	const filters = planFiltersOf(params);
	const close = () => setOpen(null);
	return (
		<StaffScreen
			title={m["subscriptions.plans.title"]()}
			lead={m["subscriptions.plans.lead"]()}
			actions={
				isAdmin && (
					<>
						<Button icon="ticket-percent" onClick={() => setOpen("prices")}>
							{m["subscriptions.plans.bulk"]()}
						</Button>
						<Button variant="act" icon="plus" onClick={() => setOpen("add")}>
							{m["subscriptions.plans.add"]()}
						</Button>
					</>
				)
			}
		>
			<PlanFilters services={services} />
			<DataTable
				label={m["subscriptions.plans.title"]()}
				columns={isAdmin ? adminPlanColumns : planColumns}
				rows={subscriptions.map((plan) => ({ ...plan, changePrice: () => setPricing(plan) }))}
				rowId={({ _id }) => _id}
				rowAddress={({ _id }) => `/subscriptions/${_id}`}
				empty={
					<EmptyState
						text={
							Object.keys(filters).length === 0
								? m["subscriptions.plans.none"]()
								: m["subscriptions.plans.nothing"]()
						}
					/>
				}
			/>
			<TableFooter shown={subscriptions.length} {...end}>
				<CsvButton call="GET /api/subscription/export.csv" query={filters} name="plans" />
			</TableFooter>
			{open === "add" && <AddPlanDialog services={services} serviceId={filters.serviceId} onClose={close} />}
			{pricing !== null && <PriceDialog plan={pricing} onClose={() => setPricing(null)} />}
			{open === "prices" && <BulkPriceDialog filters={filters} onClose={close} />}
		</StaffScreen>
	);
}
