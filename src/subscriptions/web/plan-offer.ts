import type { ListingWait } from "../../listings/listing-wait.ts";
import type { PaymentCategory } from "../../payments/payment.ts";
import type { SubscriptionType } from "../subscription.ts";

/**
 * Why no plan is sold for a listing: staff suspended it, or it waits for its owner's correction; null if plans are
 * sold.
 */
export function closedWait({
	isSuspended,
	isRejected,
}: Pick<Bought, "isSuspended" | "isRejected">): Extract<ListingWait, "staff" | "correction"> | null {
	if (isSuspended) return "staff";
	return isRejected ? "correction" : null;
}

type Bought = {
	upcoming: readonly { subscriptionType: SubscriptionType }[];
	plansFor: { paymentForCategory: PaymentCategory };
	isSuspended: boolean;
	isRejected: boolean;
};

/**
 * The next step with a listing's plans: the first one, another one if none is waiting, or nothing to do. A trial that
 * waits does not prevent buying a paid plan.
 */
export function planOffer({ upcoming, plansFor, ...closed }: Bought): "choose" | "renew" | null {
	if (closedWait(closed) !== null) return null;
	if (plansFor.paymentForCategory === "addProfessional") return "choose";
	return upcoming.every(({ subscriptionType }) => subscriptionType === "Free Trial") ? "renew" : null;
}
