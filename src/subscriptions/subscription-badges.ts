import type { PaymentStatus } from "../payments/payment.ts";
import type { ShownStatus } from "./subscription.ts";

/** The meaning of a badge; the screen maps it to green, blue, yellow, red or gray. */
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
 * The kind of a subscription's badge. A page loaded before a new status was released shows it in gray, like any other
 * status.
 */
export function subscriptionBadge(status: string): BadgeKind {
	return subscriptionKindOf.get(status) ?? "neutral";
}

/** The kind of a payment's badge. */
export function paymentBadge(status: PaymentStatus): BadgeKind {
	return paymentKinds[status];
}
