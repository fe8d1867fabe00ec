import type { PaymentCategory } from "../../payments/payment.ts";
import type { SubscriptionType } from "../subscription.ts";

type Bought = {
	upcoming: readonly { subscriptionType: SubscriptionType }[];
	plansFor: { paymentForCategory: PaymentCategory };
	isShut: boolean;
};

/**
 * The next step with a listing's plans: the first one, a further one once none is waiting, or nothing to do. A trial
 * that waits keeps nobody from a plan that is paid for.
 */
export function planOffer({ upcoming, plansFor, isShut }: Bought): "choose" | "renew" | null {
	if (isShut) return null;
	if (plansFor.paymentForCategory === "addProfessional") return "choose";
	return upcoming.every(({ subscriptionType }) => subscriptionType === "Free Trial") ? "renew" : null;
}
