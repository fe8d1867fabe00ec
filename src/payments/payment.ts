import type { Transition } from "../platform/lifecycle.ts";

export const paymentStatuses = ["success", "pending", "failed"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const paymentTypes = ["payment", "refund"] as const;
export type PaymentType = (typeof paymentTypes)[number];

export const paymentMethods = ["phonepe-gateway", "manual-upi", "cash"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Whether a payment provider moves the money; staff record the other payments by hand. */
export const isOnline: Record<PaymentMethod, boolean> = {
	"phonepe-gateway": true,
	"manual-upi": false,
	cash: false,
};

/** What is paid for: a listing, or single leads, which staff only record by hand. */
export const itemTypes = ["WorkerCategory", "LeadPurchase"] as const;
export type ItemType = (typeof itemTypes)[number];

/** What a payment is for: the registration of a listing, or a different plan for a listing that has paid before. */
export const paymentCategories = ["addProfessional", "chooseProfessionalSubscription"] as const;
export type PaymentCategory = (typeof paymentCategories)[number];

/** What happens to the plan that a refunded payment bought. */
export const refundedPlanChoices = ["end", "keep"] as const;
export type RefundedPlanChoice = (typeof refundedPlanChoices)[number];

/** What happens to the referral reward that a refunded payment earned. */
export const refundedRewardChoices = ["take back", "keep"] as const;
export type RefundedRewardChoice = (typeof refundedRewardChoices)[number];

/** The largest payment that staff can record, in rupees: ten lakh. A larger amount is a typing mistake. */
export const largestRecordedAmount = 1_000_000;

/** The one currency. */
export const currency = "INR";

export type PaymentAction = "succeed" | "fail";
/** What moves a payment: the provider's answer, a record by staff, a zero amount, or a waiver. */
export type PaymentActor = "provider" | "staff" | "nothing-due" | "waiver";

export type PaymentTransition = Transition<PaymentStatus, PaymentAction, PaymentActor> & {
	to: Exclude<PaymentStatus, "pending">;
};

/**
 * All transitions of a payment. Anything not listed is refused: a success is final (a refund is a separate record), and
 * a success that arrives after a failure still counts.
 */
export const paymentTransitions: readonly PaymentTransition[] = [
	{ from: "pending", action: "succeed", actors: ["provider", "staff", "nothing-due"], to: "success" },
	{ from: "failed", action: "succeed", actors: ["provider"], to: "success" },
	{ from: "pending", action: "fail", actors: ["provider", "staff", "waiver"], to: "failed" },
];

/** How many payments of one person that were begun within `openWindowMs` can be pending at the same time. */
export const openAtMost = 20;
export const openWindowMs = 60 * 60_000;

/** How many months the provider's answers are kept after the payment ends; banks accept no chargeback later. */
export const answersKeptForMonths = 18;

/**
 * When the money arrived: the time from the provider, or now if that time is missing, before the payment's start or
 * in the future.
 */
export function whenPaid(named: Date | null, { createdAt }: { createdAt: Date }, now: Date): Date {
	return named !== null && named >= createdAt && named <= now ? named : now;
}

/** How long a payment can be pending, in milliseconds, before it takes too long. */
export const pendingTooLong = 15 * 60_000;

/** Whether a payment has been pending for a quarter of an hour. Its payer then reads that staff see it too. */
export const takesLong = (
	{ status, createdAt }: { status: PaymentStatus; createdAt: Date },
	now: Date,
): boolean => status === "pending" && now.getTime() - createdAt.getTime() >= pendingTooLong;

/**
 * How often the viewers of a payment, and the provider's messages, can cause a request to the provider, in
 * milliseconds.
 */
export const askIntervalMs = 3_000;
