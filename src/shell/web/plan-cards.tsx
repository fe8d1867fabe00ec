import { m } from "../../paraglide/messages.js";
import { formatRupees, formatRupeesExact } from "../../platform/money.ts";
import type { PlanAnswer } from "../../subscriptions/subscriptions.contract.ts";
import { Card, CardGrid } from "../../ui/card.tsx";

type Plan = Omit<PlanAnswer, "_id">;

/** What the price buys: "6 months", "20 leads", or both for a trial. */
function amountOf({ durationInMonths, numberOfLeads }: Plan): string {
	const months = durationInMonths === null ? [] : [m["shell.plans.months"]({ count: durationInMonths })];
	const leads = numberOfLeads === null ? [] : [m["shell.plans.leads"]({ count: numberOfLeads })];
	return [...months, ...leads].join(", ");
}

/** The price of one month or one lead, to 2 decimals; nothing for a trial. */
function unitPriceOf({ type, price, durationInMonths, numberOfLeads }: Plan): string | null {
	if (type === "Enrolment Basis" && durationInMonths !== null) {
		return m["shell.plans.per_month"]({ price: formatRupeesExact(price / durationInMonths) });
	}
	if (type === "Lead Basis" && numberOfLeads !== null) {
		return m["shell.plans.per_lead"]({ price: formatRupeesExact(price / numberOfLeads) });
	}
	return null;
}

/** The plans side by side, with what one month or one lead of each costs. */
export function PlanCards({ plans }: { plans: PlanAnswer[] }) {
	return (
		<CardGrid>
			{plans.map(({ _id: id, ...plan }) => (
				<Card key={id} as="li" className="grid content-start gap-1">
					<h2 className="text-lg">{plan.type}</h2>
					<p className="text-2xl font-strong tabular-nums">
						{formatRupees(plan.price)}{" "}
						<span className="text-base font-normal text-ink-soft">/ {amountOf(plan)}</span>
					</p>
					<p className="text-ink-soft tabular-nums">{unitPriceOf(plan)}</p>
				</Card>
			))}
		</CardGrid>
	);
}
