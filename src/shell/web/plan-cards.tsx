import { m } from "../../paraglide/messages.js";
import { formatRupees, formatRupeesExact } from "../../platform/money.ts";
import { pricePerLead, pricePerMonth } from "../../subscriptions/subscription.ts";
import type { PlanAnswer } from "../../subscriptions/subscriptions.contract.ts";
import { Card } from "../../ui/card.tsx";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { Bone, Skeleton } from "../../ui/skeleton.tsx";
import { inCardOrder, planLines, planName } from "./plan-lines.ts";

/** What a plan's card says below its name: the price, what one month or lead of it costs, how long it lasts. */
function PlanMore({ plan }: { plan: PlanAnswer }) {
	const perMonth = plan.type === "Enrolment Basis" ? pricePerMonth(plan) : null;
	const perLead = plan.type === "Lead Basis" ? pricePerLead(plan) : null;
	return (
		<>
			<p className="text-2xl font-strong tabular-nums">{formatRupees(plan.price)}</p>
			{perMonth !== null && (
				<p className="text-ink-soft tabular-nums">
					{m["shell.plans.per_month"]({ price: formatRupeesExact(perMonth) })}
				</p>
			)}
			{perLead !== null && (
				<p className="text-ink-soft tabular-nums">
					{m["shell.plans.per_lead"]({ price: formatRupeesExact(perLead) })}
				</p>
			)}
			{planLines(plan).map((line, place, lines) => (
				<p key={line} className={`text-ink-soft ${place === lines.length - 1 ? "text-sm" : ""}`}>
					{line}
				</p>
			))}
		</>
	);
}

type PlanCardsProps = {
	plans: readonly PlanAnswer[];
	/** Empty while none is chosen. */
	planId: string;
	choose: (planId: string) => void;
	error: string | undefined;
};

/** The plans side by side, one of which is chosen. */
export function PlanCards({ plans, planId, choose, error }: PlanCardsProps) {
	return (
		<RadioCards
			name="plan"
			legend={m["shell.register_plan.legend"]()}
			legendHidden
			two
			value={planId}
			onChange={choose}
			error={error}
			options={inCardOrder(plans).map((plan) => ({
				value: plan._id,
				label: planName(plan),
				more: <PlanMore plan={plan} />,
			}))}
		/>
	);
}

/** The plans while they are on their way. */
export function PlanBones() {
	return (
		<Skeleton className="grid gap-4 md:grid-cols-2">
			{[0, 1, 2, 3].map((place) => (
				<Card key={place}>
					<Bone shape="title" />
					<Bone shape="short" />
					<Bone shape="line" />
				</Card>
			))}
		</Skeleton>
	);
}
