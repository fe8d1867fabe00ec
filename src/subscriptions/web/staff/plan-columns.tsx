import { m } from "../../../paraglide/messages.js";
import { formatRupees, formatRupeesExact } from "../../../platform/money.ts";
import { Badge } from "../../../ui/badge.tsx";
import type { Column } from "../../../ui/table/data-table.tsx";
import { planTypeNames, pricePerLead, pricePerMonth } from "../../subscription.ts";
import type { PlanAnswer } from "../../subscriptions.contract.ts";
import { subscriptionSize } from "../subscription-words.ts";
import { type ListedPlan, PlanActions } from "./plan-actions.tsx";

function perUnit(plan: PlanAnswer): string | null {
	if (plan.type === "Free Trial") return null;
	const month = pricePerMonth(plan);
	if (month !== null) return m["subscriptions.plans.per_month"]({ price: formatRupees(month) });
	const lead = pricePerLead(plan);
	return lead === null ? null : m["subscriptions.plans.per_lead"]({ price: formatRupees(lead) });
}

/** The columns for everyone who may see the plans. */
export const planColumns: Column<ListedPlan>[] = [
	{
		id: "service",
		header: m["words.service"],
		cell: ({ row }) => row.original.serviceId.type,
	},
	{
		id: "choice",
		header: m["subscriptions.plans.choice"],
		cell: ({ row }) => row.original.choiceOfService?.name ?? m["subscriptions.plans.all_choices"](),
	},
	{
		id: "type",
		header: m["subscriptions.plans.type"],
		cell: ({ row }) => planTypeNames[row.original.type](),
	},
	{
		id: "size",
		header: m["subscriptions.plans.duration_or_leads"],
		cell: ({ row: { original } }) =>
			subscriptionSize({
				subscriptionType: original.type,
				durationInMonths: original.durationInMonths,
				leadsAllocated: original.numberOfLeads,
			}),
	},
	{
		id: "price",
		header: m["subscriptions.plans.price"],
		meta: { align: "end" },
		cell: ({ row }) => formatRupeesExact(row.original.price),
	},
	{
		id: "per-unit",
		header: m["subscriptions.plans.per_unit"],
		meta: { align: "end" },
		cell: ({ row }) => perUnit(row.original),
	},
	{
		id: "enabled",
		header: m["subscriptions.plans.enabled"],
		cell: ({ row: { original } }) =>
			original.enabled ? (
				<Badge tone="success">{m["subscriptions.plans.enabled_on"]()}</Badge>
			) : (
				<Badge>{m["subscriptions.plans.disabled"]()}</Badge>
			),
	},
];

/** The same with an admin's actions on a plan. */
export const adminPlanColumns: Column<ListedPlan>[] = [
	...planColumns,
	{ id: "actions", header: "", cell: ({ row }) => <PlanActions plan={row.original} /> },
];
