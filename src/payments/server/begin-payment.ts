import { AppError } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Paise } from "../../platform/money.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { m } from "../../paraglide/messages.js";
import { begunWithin, currency, openAtMost, type PaymentCategory, smallestPayment } from "../payment.ts";
import { countOpen } from "./opening.repository.ts";
import { newPaymentName } from "./payment-name.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { insertPayment, type PaymentRow } from "./payments.repository.ts";
import { firstQuestion, type Timetable } from "./timetable.ts";

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

type Dependencies = {
	clock: Clock;
	provider: Pick<PaymentProvider, "name" | "isTest">;
	timetable: Pick<Timetable, "queue">;
};

/** Begins payments; see Payments.begin. */
export function createBegin({ clock, provider, timetable }: Dependencies) {
	return async function begin(tx: Db, payment: NewPayment): Promise<BegunPayment> {
		if (payment.amount > 0 && payment.amount < smallestPayment)
			throw new RangeError(`the provider takes no ${payment.amount} paise`);
		const row = newRow(payment, clock(), provider);
		if (row.provider !== null) await refuseTooMany(tx, row);
		await insertPayment(tx, row);
		if (row.askAt !== null) await timetable.queue(tx, { paymentId: row.id, askAt: row.askAt });
		return { paymentId: row.id, merchantTransactionId: row.merchantTransactionId };
	};
}

/** The caller has locked the account, so if two payments begin at once, the second counts the first. */
async function refuseTooMany(tx: Db, { userId, createdAt: now }: PaymentRow): Promise<void> {
	const { count, nextEnd } = await countOpen(tx, userId, { now, within: begunWithin });
	if (count < openAtMost) return;
	// Never longer than the limit looks back, whatever time a row carries.
	const wait = Math.min(begunWithin, (nextEnd?.getTime() ?? 0) - now.getTime());
	throw new AppError("too_often", m["payments.begin.too_many"]({ count }), {
		retryAfterSeconds: Math.max(1, Math.ceil(wait / 1000)),
	});
}

/** A pending payment; one of which nothing is due has nothing to do with the provider. */
function newRow(payment: NewPayment, now: Date, provider: Dependencies["provider"]): PaymentRow {
	const isDue = payment.amount > 0;
	return {
		...payment,
		id: newId(),
		merchantTransactionId: newPaymentName(),
		currency,
		paymentType: "payment",
		paymentMethod: "phonepe-gateway",
		status: "pending",
		itemType: "WorkerCategory",
		provider: isDue ? provider.name : null,
		providerOrderId: null,
		transactionId: null,
		redirectUrl: null,
		expiresAt: null,
		askedAt: null,
		askAt: isDue ? firstQuestion(now) : null,
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
