import { m } from "../../../paraglide/messages.js";
import { formatDate, formatDateTime } from "../../../platform/dates.ts";
import { formatRupeesExact } from "../../../platform/money.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import { staffHandle } from "../../../platform/staff-handle.ts";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { Badge } from "../../../ui/badge.tsx";
import { ButtonLink } from "../../../ui/form/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { StaffScreen } from "../../../ui/layout/staff-screen.tsx";
import { type Column, DataTable } from "../../../ui/table/data-table.tsx";
import { TableFooter } from "../../../ui/table/table-footer.tsx";
import type { PlanPurchase, PlansApi } from "../../plans.contract.ts";
import { planLabel, shownStatus } from "../../subscription.ts";
import { paymentBadge, subscriptionBadge } from "../../subscription-badges.ts";
import { dayOf, statusNames } from "../subscription-words.ts";
import type { Route } from "./+types/plan-purchases.ts";

export {
	ScreenProblem as ErrorBoundary,
	ScreenSkeleton as HydrateFallback,
} from "../../../platform/web/screen-states.tsx";

const call = apiOf<PlansApi>();

export const handle = staffHandle(m["subscriptions.plans.bought_title"], "managers");

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["subscriptions.plans.bought_title"]());

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
	const cursor = new URL(request.url).searchParams.get("cursor") ?? undefined;
	return call("GET /api/subscription/:id/purchases", { params: { id: params.planId }, query: { cursor } });
}

const paymentNames: Record<PlanPurchase["paymentStatus"], () => string> = {
	success: m["subscriptions.own.payment_success"],
	pending: m["subscriptions.own.payment_pending"],
	failed: m["subscriptions.own.payment_failed"],
};

/** The status, and for a plan that is paused since when. */
function PurchaseStatus({ purchase }: { purchase: PlanPurchase }) {
	const status = shownStatus(purchase);
	const since = dayOf(purchase.pausedAt);
	return (
		<>
			<Badge tone={subscriptionBadge(status)}>{statusNames[status]()}</Badge>
			{since !== null && (
				<span className="block text-sm text-ink-soft">
					{m["subscriptions.plans.paused_since"]({ date: since })}
				</span>
			)}
		</>
	);
}

const columns: Column<PlanPurchase>[] = [
	{
		id: "professional",
		header: m["subscriptions.plans.bought_by"](),
		cell: ({ row }) => row.original.professional.name ?? row.original.professional._id,
	},
	{
		id: "at",
		header: m["subscriptions.plans.bought_on"](),
		cell: ({ row: { original } }) => (
			<time dateTime={original.createdAt}>{formatDateTime(new Date(original.createdAt))}</time>
		),
	},
	{
		id: "price",
		header: m["subscriptions.plans.bought_for"](),
		meta: { align: "end" },
		cell: ({ row }) => formatRupeesExact(row.original.price),
	},
	{
		id: "payment",
		header: m["subscriptions.plans.payment"](),
		cell: ({ row: { original } }) => (
			<Badge tone={paymentBadge(original.paymentStatus)}>{paymentNames[original.paymentStatus]()}</Badge>
		),
	},
	{
		id: "status",
		header: m["words.status"](),
		cell: ({ row }) => <PurchaseStatus purchase={row.original} />,
	},
	{
		id: "ends",
		header: m["subscriptions.plans.ends"](),
		cell: ({ row: { original } }) =>
			// The end moves by the pause: nobody knows it yet.
			original.endsAt && original.pausedAt === null && formatDate(new Date(original.endsAt)),
	},
	{
		id: "leads",
		header: m["subscriptions.plans.leads_used"](),
		meta: { align: "end" },
		cell: ({ row: { original } }) =>
			original.leadsAllocated !== null &&
			m["subscriptions.plans.used_of"]({ used: original.leadsClaimed, all: original.leadsAllocated }),
	},
];

/** For managers: one plan, and who bought it for how much. */
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
			actions={
				<ButtonLink to="/subscriptions" icon="arrow-left">
					{m["subscriptions.plans.title"]()}
				</ButtonLink>
			}
		>
			<DataTable
				label={m["subscriptions.plans.bought_title"]()}
				columns={columns}
				rows={purchases}
				rowId={({ _id }) => _id}
				rowAddress={({ professional }) => `/professionals/${professional._id}`}
				empty={<EmptyState text={m["subscriptions.plans.bought_nothing"]()} />}
			/>
			<TableFooter shown={purchases.length} {...end} />
		</StaffScreen>
	);
}
