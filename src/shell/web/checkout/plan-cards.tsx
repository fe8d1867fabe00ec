import { m } from "../../../paraglide/messages.js";
import { formatRupees, formatRupeesExact } from "../../../platform/money.ts";
import { pricePerLead, pricePerMonth } from "../../../subscriptions/subscription.ts";
import type { PlanAnswer } from "../../../subscriptions/subscriptions.contract.ts";
import { Badge } from "../../../ui/badge.tsx";
import { RadioCards } from "../../../ui/form/radio-cards.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { SkeletonLine } from "../../../ui/feedback/skeleton-line.tsx";
import { inCardOrder, lowestPerMonth, planGroup, planLines, planName } from "./plan-lines.ts";

/** The lines of a plan's card below its name: the price, the price per month or lead, and how long it lasts. */
function PlanMore({ plan, isUsed, isLowest }: { plan: PlanAnswer; isUsed: boolean; isLowest: boolean }) {
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
			{isLowest && (
				<p>
					<Badge tone="success">{m["shell.plans.lowest_per_month"]()}</Badge>
				</p>
			)}
			{perLead !== null && (
				<p className="text-ink-soft tabular-nums">
					{m["shell.plans.per_lead"]({ price: formatRupeesExact(perLead) })}
				</p>
			)}
			{planLines(plan, isUsed).map((line, place, lines) => (
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
	/** The refused card: null if none was, empty if it is gone. */
	refusedPlanId: string | null;
	/** Whether the card is disabled. */
	isTrialUsed: boolean;
};

/** The plans to choose from, grouped by leads or months. */
export function PlanCards({ plans, planId, choose, error, refusedPlanId, isTrialUsed }: PlanCardsProps) {
	const lowest = lowestPerMonth(plans);
	const isUsed = ({ type }: PlanAnswer) => isTrialUsed && type === "Free Trial";
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
				group: planGroup(plan),
				more: <PlanMore plan={plan} isUsed={isUsed(plan)} isLowest={plan._id === lowest} />,
				disabled: isUsed(plan),
				...(refusedPlanId !== null && { refused: plan._id === refusedPlanId }),
			}))}
		/>
	);
}

/** The lines of a plan's card: name, price, contents and duration. */
const skeletonLines = [
	{ of: "name", height: "text-base", shape: "title" },
	{ of: "price", height: "text-2xl", shape: "short" },
	{ of: "terms", height: "text-base", shape: "title" },
	{ of: "end", height: "text-sm", shape: "line" },
] as const;

/** Skeletons of the plan cards, with their final height. */
export function PlanSkeleton() {
	return (
		<Skeleton className="grid gap-4 md:grid-cols-2">
			{Array.from({ length: 6 }, (_, place) => (
				<div key={place} className="grid gap-1 rounded-lg border border-line bg-surface p-4">
					{skeletonLines.map(({ of, height, shape }) => (
						<span key={of} className={`grid h-[1lh] items-center ${height}`}>
							<SkeletonLine shape={shape} />
						</span>
					))}
				</div>
			))}
		</Skeleton>
	);
}
