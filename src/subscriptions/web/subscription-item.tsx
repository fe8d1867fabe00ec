import { m } from "../../paraglide/messages.js";
import { formatDate } from "../../platform/dates.ts";
import { Badge } from "../../ui/badge.tsx";
import { KeyValues } from "../../ui/key-values.tsx";
import { paymentBadge, subscriptionBadge } from "../subscription-badges.ts";
import type { PaymentStatus, SubscriptionStatus } from "../subscription.ts";
import type { SubscriptionAnswer } from "../subscriptions.contract.ts";

const statusNames: Record<SubscriptionStatus, () => string> = {
	active: m["subscriptions.own.status_active"],
	upcoming: m["subscriptions.own.status_upcoming"],
	expired: m["subscriptions.own.status_expired"],
};

const paymentNames: Record<PaymentStatus, () => string> = {
	success: m["subscriptions.own.payment_success"],
	pending: m["subscriptions.own.payment_pending"],
	failed: m["subscriptions.own.payment_failed"],
};

/** Claims are counted for every plan; how many it gives and leaves only where leads are what was bought. */
function LeadsSummary({ subscription }: { subscription: SubscriptionAnswer }) {
	const { subscriptionType, leadsAllocated, leadsClaimed, leadsRemaining } = subscription;
	const isByLeads = subscriptionType === "Lead Basis";
	const figures = [
		{ key: m["subscriptions.own.allocated"](), value: isByLeads ? leadsAllocated : null },
		{ key: m["subscriptions.own.claimed"](), value: leadsClaimed },
		{ key: m["subscriptions.own.remaining"](), value: isByLeads ? leadsRemaining : null },
	].filter(({ value }) => value !== null);
	return (
		<div className="grid gap-1">
			<h5 className="text-sm font-strong">{m["subscriptions.own.leads"]()}</h5>
			<dl className="grid grid-cols-3 gap-3">
				{figures.map(({ key, value }) => (
					<div key={key}>
						<dt className="text-sm text-ink-soft">{key}</dt>
						<dd className="text-lg font-strong tabular-nums">{value}</dd>
					</div>
				))}
			</dl>
		</div>
	);
}

/** The day of the activation; nothing before there is one. */
function activationDay(activatedAt: string | null): string | null {
	const date = new Date(activatedAt ?? "");
	return Number.isNaN(date.getTime()) ? null : formatDate(date);
}

/** One subscription of a listing: what it is, whether it runs, whether it is paid, and its leads. */
export function SubscriptionItem({ subscription }: { subscription: SubscriptionAnswer }) {
	const { subscriptionType, status, paymentPlan, paymentStatus } = subscription;
	const activated = activationDay(subscription.activatedAt);
	const plan = (
		<span className="grid justify-items-end gap-1">
			{paymentPlan}
			<Badge tone={paymentBadge(paymentStatus)}>{paymentNames[paymentStatus]()}</Badge>
		</span>
	);
	return (
		<li className="grid gap-2.5 rounded-md border border-line p-3.5">
			<div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
				<h4 className="text-base font-strong">{subscriptionType}</h4>
				<Badge tone={subscriptionBadge(status)} dot>
					{statusNames[status]()}
				</Badge>
			</div>
			<LeadsSummary subscription={subscription} />
			<KeyValues
				apart
				items={[
					{ key: m["subscriptions.own.payment_plan"](), value: plan },
					...(activated === null ? [] : [{ key: m["subscriptions.own.activated"](), value: activated }]),
				]}
			/>
		</li>
	);
}
