import { m } from "../../paraglide/messages.js";
import { KeyValues } from "../../ui/key-values.tsx";
import type { SubscriptionAnswer } from "../subscriptions.contract.ts";
import { LeadsSummary } from "./leads-summary.tsx";
import { PaidPlan } from "./paid-plan.tsx";
import { SubscriptionHead } from "./subscription-head.tsx";
import { dayOf, timeFact } from "./subscription-words.ts";

/** One subscription of a listing in short: what it is, whether it runs, whether it is paid, and its leads. */
export function SubscriptionItem({ subscription }: { subscription: SubscriptionAnswer }) {
	const activated = dayOf(subscription.activatedAt);
	const time = timeFact(subscription);
	return (
		<div className="grid gap-2.5 rounded-md border border-line p-3.5">
			<SubscriptionHead subscription={subscription} as="h4" />
			<LeadsSummary subscription={subscription} as="h5" />
			<KeyValues
				apart
				items={[
					{
						key: m["subscriptions.own.payment_plan"](),
						value: <PaidPlan subscription={subscription} stacked />,
					},
					...(activated === null ? [] : [{ key: m["subscriptions.own.activated"](), value: activated }]),
					...(time === null ? [] : [time]),
				]}
			/>
		</div>
	);
}
