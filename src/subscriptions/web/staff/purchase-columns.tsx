import { m } from "../../../paraglide/messages.js";
import { formatDate, formatDateTime } from "../../../platform/dates.ts";
import { formatRupeesExact } from "../../../platform/money.ts";
import { Badge } from "../../../ui/badge.tsx";
import type { Column } from "../../../ui/table/data-table.tsx";
import type { PlanPurchase } from "../../plans.contract.ts";
import { shownStatus } from "../../subscription.ts";
import { paymentBadge, subscriptionBadge } from "../../subscription-badges.ts";
import { dayOf, statusNames } from "../subscription-words.ts";

const paymentNames: Record<PlanPurchase["paymentStatus"], () => string> = {
	success: m["subscriptions.own.payment_success"],
	pending: m["subscriptions.own.payment_pending"],
	failed: m["subscriptions.own.payment_failed"],
};

/** The status, and since when a paused plan is paused. */
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

/** The columns of a list of purchased plans. */
export const purchaseColumns: Column<PlanPurchase>[] = [
	{
		id: "professional",
		header: m["subscriptions.plans.bought_by"],
		cell: ({ row }) => row.original.professional.name ?? row.original.professional._id,
	},
	{
		id: "at",
		header: m["subscriptions.plans.bought_on"],
		cell: ({ row: { original } }) => (
			<time dateTime={original.createdAt}>{formatDateTime(new Date(original.createdAt))}</time>
		),
	},
	{
		id: "price",
		header: m["subscriptions.plans.bought_for"],
		meta: { align: "end" },
		cell: ({ row }) => formatRupeesExact(row.original.price),
	},
	{
		id: "payment",
		header: m["subscriptions.plans.payment"],
		cell: ({ row: { original } }) => (
			<Badge tone={paymentBadge(original.paymentStatus)}>{paymentNames[original.paymentStatus]()}</Badge>
		),
	},
	{
		id: "status",
		header: m["words.status"],
		cell: ({ row }) => <PurchaseStatus purchase={row.original} />,
	},
	{
		id: "ends",
		header: m["subscriptions.plans.ends"],
		cell: ({ row: { original } }) =>
			// The pause will move the end, so it is not known yet.
			original.endsAt && original.pausedAt === null && formatDate(new Date(original.endsAt)),
	},
	{
		id: "leads",
		header: m["subscriptions.plans.leads_used"],
		meta: { align: "end" },
		cell: ({ row: { original } }) =>
			original.leadsAllocated !== null &&
			m["subscriptions.plans.used_of"]({ used: original.leadsClaimed, all: original.leadsAllocated }),
	},
];
