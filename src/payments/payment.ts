/** A payment: what it can be, and how it moves on. */
export const paymentStatuses = ["success", "pending", "failed"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const paymentTypes = ["payment", "refund"] as const;
export type PaymentType = (typeof paymentTypes)[number];

export const paymentMethods = ["phonepe-gateway", "manual-upi", "cash"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** What is paid for: a listing, or leads bought one by one, which is recorded by hand only. */
export const itemTypes = ["WorkerCategory", "LeadPurchase"] as const;
export type ItemType = (typeof itemTypes)[number];

/** What a payment is for: the registration of a listing, or a further plan for one that has paid before. */
export const paymentCategories = ["addProfessional", "chooseProfessionalSubscription"] as const;
export type PaymentCategory = (typeof paymentCategories)[number];

/** What becomes of the plan that a refunded payment bought. */
export const refundedPlanChoices = ["end", "keep"] as const;
export type RefundedPlanChoice = (typeof refundedPlanChoices)[number];

/** What becomes of the referral reward that a refunded payment earned. */
export const refundedRewardChoices = ["take back", "keep"] as const;
export type RefundedRewardChoice = (typeof refundedRewardChoices)[number];

/** The largest payment that staff can record, in rupees: ten lakh. A larger amount is a typing mistake. */
export const largestRecordedAmount = 1_000_000;

/** The one currency. */
export const currency = "INR";

export type PaymentAction = "succeed" | "fail";
/**
 * Who moves a payment: the provider's answer, staff who recorded it, that nothing is due, or a waiver that replaces
 * it.
 */
export type PaymentActor = "provider" | "staff" | "nothing-due" | "waiver";

export type PaymentTransition = {
	from: PaymentStatus;
	action: PaymentAction;
	actors: readonly PaymentActor[];
	to: Exclude<PaymentStatus, "pending">;
};

/**
 * The whole life of a payment. What is not in here cannot happen: money that came in stays in, so success never turns
 * back (a refund is a record of its own), and a success that arrives after a failure still counts.
 */
export const paymentTransitions: readonly PaymentTransition[] = [
	{ from: "pending", action: "succeed", actors: ["provider", "staff", "nothing-due"], to: "success" },
	{ from: "failed", action: "succeed", actors: ["provider"], to: "success" },
	{ from: "pending", action: "fail", actors: ["provider", "staff", "waiver"], to: "failed" },
];

/** The step that this actor may take with a payment of this status, or undefined. */
export function paymentTransition(
	from: PaymentStatus,
	action: PaymentAction,
	actor: PaymentActor,
): PaymentTransition | undefined {
	return paymentTransitions.find(
		(step) => step.from === from && step.action === action && step.actors.includes(actor),
	);
}

/** The provider takes no smaller amount, in paise: PhonePe's Standard Checkout v2. */
export const smallestPayment = 100;

/** So many payments of one person, begun within `begunWithin`, may wait for their money at the same time. */
export const openAtMost = 20;
/** For so long, in milliseconds, a payment counts among those that were begun. */
export const begunWithin = 60 * 60_000;

/** Answers of the provider are kept so many months after the payment's end: by then no bank charges it back. */
export const answersKeptForMonths = 18;

/**
 * When the money came in: at the moment that the provider names, or now where it names none, or one before the payment
 * began or still to come.
 */
export function whenPaid(named: Date | null, { createdAt }: { createdAt: Date }, now: Date): Date {
	return named !== null && named >= createdAt && named <= now ? named : now;
}

/** Without an end for so long, in milliseconds, a payment takes long. */
export const pendingTooLong = 15 * 60_000;

/**
 * Whether a payment has been pending for more than a quarter of an hour. Its payer then reads that staff see it too.
 */
export const takesLong = (
	{ status, createdAt }: { status: PaymentStatus; createdAt: Date },
	now: Date,
): boolean => status === "pending" && now.getTime() - createdAt.getTime() >= pendingTooLong;

/** How long the provider's payment page stays open, in seconds; PhonePe takes 300 to 3600. */
export const payableFor = 20 * 60;

/** So long after the page's end, in seconds, an order that the provider does not know is waited for. */
export const unknownFor = 5 * 60;

/**
 * When the provider is asked about a pending payment, in seconds after the payment began: PhonePe's published
 * schedule (first after 20 to 25 s, every 3 s for 30 s, every 6 s for 60 s, every 10 s for 60 s, every 30 s for 60 s,
 * then every minute until the page closes), and after that every half hour for a day, because a late success still
 * counts.
 */
const timetable: readonly { every: number; until: number }[] = [
	{ every: 22, until: 22 },
	{ every: 3, until: 52 },
	{ every: 6, until: 112 },
	{ every: 10, until: 172 },
	{ every: 30, until: 232 },
	{ every: 60, until: payableFor + unknownFor },
	{ every: 30 * 60, until: 24 * 60 * 60 },
];

/** The same for a refund, which a bank may take two weeks over. */
const refundTimetable: typeof timetable = [
	{ every: 5, until: 30 },
	{ every: 60, until: 60 * 60 },
	{ every: 30 * 60, until: 24 * 60 * 60 },
	{ every: 6 * 60 * 60, until: 14 * 24 * 60 * 60 },
];

function nextOf(stretches: typeof timetable, seconds: number): number | null {
	const stretch = stretches.find(({ until }) => seconds < until);
	return stretch === undefined ? null : Math.min(seconds + stretch.every, stretch.until);
}

/** When the provider is asked next, in seconds after the payment began; null if it is not asked again. */
export const nextAskAfter = (secondsSinceBeginning: number): number | null =>
	nextOf(timetable, secondsSinceBeginning);

/** The same for a refund that is under way at the provider. */
export const nextRefundAskAfter = (secondsSinceBeginning: number): number | null =>
	nextOf(refundTimetable, secondsSinceBeginning);

/** The same for a failed payment: the payer has left the page, and only a late success can still come. */
export function nextAskAfterFailure(secondsSinceBeginning: number): number | null {
	return nextAskAfter(Math.max(secondsSinceBeginning, payableFor + unknownFor));
}

/**
 * How often the viewers of a payment, and the provider's messages, can cause a request to the provider, in
 * milliseconds.
 */
export const askedAtMostEvery = 3_000;
