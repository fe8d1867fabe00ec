import { AppError } from "../../platform/app-error.ts";
import type { Paise } from "../../platform/money.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { m } from "../../paraglide/messages.js";
import { currency, openAtMost, openWindowMs, type PaymentCategory } from "../payment.ts";
import { countOpen } from "./opening.repository.ts";
import { newPaymentName } from "./payment-name.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import type { ProviderContext } from "./payments.context.ts";
import { findOpenPayment as findOpenRow, insertPayment, type PaymentRow } from "./payments.repository.ts";
import { firstQuestion, queueQuestion } from "./timetable.ts";

/** A payment to begin. */
export type NewPayment = {
	userId: string;
	startedBy: string;
	amount: Paise;
	/** The listing. */
	itemId: string;
	paymentForCategory: PaymentCategory;
	remarks: string | null;
};
export type BegunPayment = { paymentId: string; merchantTransactionId: string };

/**
 * Inserts a pending payment and queues the first question about it. The caller has locked the person's account. Throws
 * too_often if too many of their payments are pending.
 */
export async function beginPayment(
	ctx: Pick<ProviderContext, "clock" | "provider" | "jobs">,
	tx: Db,
	payment: NewPayment,
): Promise<BegunPayment> {
	if (payment.amount > 0 && payment.amount < ctx.provider.terms.smallestAmount)
		throw new RangeError(`the provider takes no ${payment.amount} paise`);
	const row = newRow(payment, ctx.clock(), ctx.provider);
	if (row.provider !== null) await refuseTooMany(tx, row);
	await insertPayment(tx, row);
	if (row.askAt !== null) await queueQuestion(ctx, tx, { paymentId: row.id, askAt: row.askAt });
	return { paymentId: row.id, merchantTransactionId: row.merchantTransactionId };
}

/** A page that stays open at least this long, in milliseconds, is reused if its payer begins again. */
const reusedForMs = 3 * 60_000;
/** How long a payment without a page counts as one whose page is being opened, in milliseconds. */
const openingMs = 60_000;

/**
 * The latest pending payment of this item and amount whose provider page stays open for at least 3 minutes, or that
 * was begun within the last minute and is being opened; null if there is none.
 */
export async function findOpenPayment(
	{ clock, provider }: Pick<ProviderContext, "clock" | "provider">,
	tx: Db,
	sought: Pick<NewPayment, "itemId" | "amount" | "startedBy">,
): Promise<BegunPayment | null> {
	const now = clock().getTime();
	const found = await findOpenRow(tx, {
		...sought,
		provider: provider.name,
		until: new Date(now + reusedForMs),
		begunAfter: new Date(now - openingMs),
	});
	if (found === undefined) return null;
	return { paymentId: found.id, merchantTransactionId: found.merchantTransactionId };
}

/** The caller has locked the account, so if two payments begin at the same time, the second counts the first. */
async function refuseTooMany(tx: Db, { userId, createdAt: now }: PaymentRow): Promise<void> {
	const { count, nextEnd } = await countOpen(tx, userId, { now, within: openWindowMs });
	if (count < openAtMost) return;
	// Never longer than the limit's window.
	const wait = Math.min(openWindowMs, (nextEnd?.getTime() ?? 0) - now.getTime());
	throw new AppError("too_often", m["payments.begin.too_many"]({ count }), {
		retryAfterSeconds: Math.max(1, Math.ceil(wait / 1000)),
	});
}

/** A pending payment; without an amount due, the provider is not involved. */
function newRow(payment: NewPayment, now: Date, provider: PaymentProvider): PaymentRow {
	const isDue = payment.amount > 0;
	return {
		...payment,
		id: newId(),
		merchantTransactionId: newPaymentName(),
		currency,
		paymentType: "payment",
		paymentMethod: provider.terms.paymentMethod,
		status: "pending",
		itemType: "WorkerCategory",
		provider: isDue ? provider.name : null,
		providerOrderId: null,
		transactionId: null,
		redirectUrl: null,
		expiresAt: null,
		askedAt: null,
		askAt: isDue ? firstQuestion(provider.terms, now) : null,
		attention: null,
		isTestPayment: isDue && provider.isTest,
		refundOf: null,
		refundedPlan: null,
		refundedReward: null,
		paymentDate: null,
		createdAt: now,
		updatedAt: now,
	};
}
