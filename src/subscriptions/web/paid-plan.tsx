import { m } from "../../paraglide/messages.js";
import type { PaymentStatus } from "../../payments/payment.ts";
import { Badge } from "../../ui/badge.tsx";
import { paymentBadge } from "../subscription-badges.ts";
import type { SubscriptionAnswer } from "../subscriptions.contract.ts";

const paymentNames: Record<PaymentStatus, () => string> = {
	success: m["subscriptions.own.payment_success"],
	pending: m["subscriptions.own.payment_pending"],
	failed: m["subscriptions.own.payment_failed"],
};

type PaidPlanProps = {
	subscription: Pick<SubscriptionAnswer, "subscriptionType" | "paymentPlan" | "paymentStatus">;
	/** The badge below the plan, at the right edge. */
	stacked?: boolean;
};

/** The plan that was bought, and whether it is paid; a free trial shows no payment. */
export function PaidPlan({ subscription, stacked = false }: PaidPlanProps) {
	const { subscriptionType, paymentPlan, paymentStatus } = subscription;
	return (
		<span
			className={stacked ? "grid justify-items-end gap-1" : "flex flex-wrap items-center gap-x-3 gap-y-1"}
		>
			{paymentPlan}
			{subscriptionType !== "Free Trial" && (
				<Badge tone={paymentBadge(paymentStatus)}>{paymentNames[paymentStatus]()}</Badge>
			)}
		</span>
	);
}
