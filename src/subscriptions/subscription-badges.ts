import type { PaymentStatus } from "../payments/payment.ts";
import type { ShownStatus } from "./subscription.ts";

/** What a badge means; the screen gives it its colour: green, blue, yellow, red, gray. */
export type BadgeKind = "success" | "info" | "pending" | "danger" | "neutral";

const subscriptionKinds = {
	active: "success",
	upcoming: "info",
	paused: "pending",
	expired: "danger",
} as const satisfies Record<ShownStatus, BadgeKind>;

const paymentKinds = {
	success: "success",
	pending: "pending",
	failed: "danger",
} as const satisfies Record<PaymentStatus, BadgeKind>;

const subscriptionKindOf = new Map<string, BadgeKind>(Object.entries(subscriptionKinds));

/**
 * The kind of a subscription's badge. A page that stayed open may meet a status that came after it: gray, as every
 * other one.
 */
export function subscriptionBadge(status: string): BadgeKind {
	return subscriptionKindOf.get(status) ?? "neutral";
}

/** The kind of a payment's badge. */
export function paymentBadge(status: PaymentStatus): BadgeKind {
	return paymentKinds[status];
}
