import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import type { Paise } from "../../platform/money.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { namedQuery, placeholdersOf } from "../../platform/server/database/named.ts";
import type {
	ItemType,
	PaymentCategory,
	PaymentMethod,
	PaymentStatus,
	PaymentTransition,
	PaymentType,
} from "../payment.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { addToTotals } from "./payment-totals.repository.ts";
import { payments } from "./payments.tables.ts";

/** A payment as it is stored; amounts are paise. */
export type PaymentRow = Omit<
	typeof payments.$inferSelect,
	"status" | "paymentType" | "paymentMethod" | "itemType" | "paymentForCategory" | "kind"
> & {
	status: PaymentStatus;
	paymentType: PaymentType;
	paymentMethod: PaymentMethod;
	itemType: ItemType;
	paymentForCategory: PaymentCategory | null;
};

export const paymentColumns = {
	id: payments.id,
	merchantTransactionId: payments.merchantTransactionId,
	userId: payments.userId,
	startedBy: payments.startedBy,
	amount: payments.amount,
	currency: payments.currency,
	paymentType: payments.paymentType,
	paymentMethod: payments.paymentMethod,
	status: payments.status,
	itemType: payments.itemType,
	paymentForCategory: payments.paymentForCategory,
	itemId: payments.itemId,
	provider: payments.provider,
	providerOrderId: payments.providerOrderId,
	transactionId: payments.transactionId,
	redirectUrl: payments.redirectUrl,
	expiresAt: payments.expiresAt,
	askedAt: payments.askedAt,
	askAt: payments.askAt,
	attention: payments.attention,
	remarks: payments.remarks,
	isTestPayment: payments.isTestPayment,
	refundOf: payments.refundOf,
	refundedPlan: payments.refundedPlan,
	refundedReward: payments.refundedReward,
	paymentDate: payments.paymentDate,
	createdAt: payments.createdAt,
	updatedAt: payments.updatedAt,
};

/** Inserts a new payment; fails if another has the name. */
export async function insertPayment(tx: Db, payment: PaymentRow): Promise<void> {
	await tx.insert(payments).values(payment);
	await addToTotals(tx, [{ ...payment, count: 1 }]);
}

/** The same; returns false if another payment has the name, even one inserted at the same moment. */
export async function insertPaymentOnce(tx: Db, payment: PaymentRow): Promise<boolean> {
	const written = await tx
		.insert(payments)
		.values(payment)
		.onConflictDoNothing({ target: payments.merchantTransactionId })
		.returning({ id: payments.id });
	if (written.length > 0) await addToTotals(tx, [{ ...payment, count: 1 }]);
	return written.length > 0;
}

/** Reads a payment without locking it. Do not base a change on it. */
export async function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
	const [row] = await db.select(paymentColumns).from(payments).where(eq(payments.id, id));
	return row;
}

/** The same by the name that the provider uses. */
export async function findPaymentByName(
	db: Db,
	merchantTransactionId: string,
): Promise<PaymentRow | undefined> {
	const [row] = await db
		.select(paymentColumns)
		.from(payments)
		.where(eq(payments.merchantTransactionId, merchantTransactionId));
	return row;
}

const locked = namedQuery("payment_locked", (db) =>
	db
		.select(paymentColumns)
		.from(payments)
		.where(eq(payments.id, sql.placeholder("id")))
		.for("no key update"),
);

/**
 * Locks the payment until the transaction ends. "No key": rows that refer to it, such as stored answers, can be
 * written in the meantime.
 */
export async function lockPayment(tx: Db, id: string): Promise<PaymentRow | undefined> {
	const [row] = await locked(tx, { id });
	return row;
}

/** The same, by its name. */
export async function lockPaymentByName(
	tx: Db,
	merchantTransactionId: string,
): Promise<PaymentRow | undefined> {
	const [row] = await tx
		.select(paymentColumns)
		.from(payments)
		.where(eq(payments.merchantTransactionId, merchantTransactionId))
		.for("no key update");
	return row;
}

const movedColumns = {
	providerOrderId: payments.providerOrderId,
	transactionId: payments.transactionId,
	paymentDate: payments.paymentDate,
	attention: payments.attention,
	askAt: payments.askAt,
	remarks: payments.remarks,
	refundedPlan: payments.refundedPlan,
	refundedReward: payments.refundedReward,
};
/** The facts that a move adds to a payment. */
export type MovedFacts = Partial<Pick<PaymentRow, keyof typeof movedColumns>>;

const moved = namedQuery("payment_moved", (db) =>
	db
		.update(payments)
		.set(placeholdersOf({ ...movedColumns, updatedAt: payments.updatedAt, status: payments.status }))
		.where(and(eq(payments.id, sql.placeholder("id")), eq(payments.status, sql.placeholder("from"))))
		.returning(paymentColumns),
);

/**
 * Makes the transition of a locked payment; returns false if its status is not the one that the transition begins at.
 */
export async function movePayment(
	tx: Db,
	payment: PaymentRow,
	step: Pick<PaymentTransition, "from" | "to">,
	facts: MovedFacts & { updatedAt: Date },
): Promise<boolean> {
	const rows = await moved(tx, { ...payment, ...facts, status: step.to, from: step.from });
	await addToTotals(
		tx,
		rows.flatMap((now) => [
			{ ...now, status: step.from, count: -1 as const },
			{ ...now, count: 1 as const },
		]),
	);
	return rows.length > 0;
}

/**
 * Records in the payment what staff should look at; the text is a message `payments.attention.*`. Returns false if it is
 * recorded already. Not for a pending payment, because a success clears it.
 */
export async function noteAttention(tx: Db, id: string, attention: string, now: Date): Promise<boolean> {
	const noted = await tx
		.update(payments)
		.set({ attention, updatedAt: now })
		.where(and(eq(payments.id, id), sql`${payments.attention} is distinct from ${attention}`))
		.returning({ id: payments.id });
	return noted.length > 0;
}

/** The same, unless a note exists already. */
export async function noteAttentionOnce(tx: Db, id: string, attention: string, now: Date): Promise<boolean> {
	const noted = await tx
		.update(payments)
		.set({ attention, updatedAt: now })
		.where(and(eq(payments.id, id), eq(payments.status, "pending"), isNull(payments.attention)))
		.returning({ id: payments.id });
	return noted.length > 0;
}

/**
 * The latest pending payment of this item, amount and beginner whose page is open beyond `until`, or has been opening
 * since `begunAfter`.
 */
export async function findOpenPayment(
	tx: Db,
	sought: Pick<PaymentRow, "itemId" | "startedBy"> & {
		amount: Paise;
		provider: PaymentProvider["name"];
		until: Date;
		begunAfter: Date;
	},
): Promise<PaymentRow | undefined> {
	const [row] = await tx
		.select(paymentColumns)
		.from(payments)
		.where(
			and(
				eq(payments.itemId, sought.itemId),
				eq(payments.startedBy, sought.startedBy),
				eq(payments.amount, sought.amount),
				eq(payments.provider, sought.provider),
				eq(payments.status, "pending"),
				eq(payments.paymentType, "payment"),
				isNull(payments.attention),
				or(
					and(isNotNull(payments.redirectUrl), gt(payments.expiresAt, sought.until)),
					and(isNull(payments.redirectUrl), gt(payments.createdAt, sought.begunAfter)),
				),
			),
		)
		.orderBy(desc(payments.createdAt))
		.limit(1);
	return row;
}

const otherOfItem = namedQuery("payment_other_of_item", (db) =>
	db
		.select({ id: payments.id })
		.from(payments)
		.where(
			and(
				eq(payments.itemId, sql.placeholder("itemId")),
				ne(payments.id, sql.placeholder("paymentId")),
				eq(payments.paymentType, "payment"),
				isNotNull(payments.paymentForCategory),
				inArray(payments.status, ["pending", "success"]),
			),
		)
		.limit(1),
);

/**
 * Whether another payment of the item has succeeded or still may; payments recorded by hand buy nothing and do not
 * count.
 */
export async function hasOtherPayment(
	tx: Db,
	payment: { itemId: string; paymentId: string },
): Promise<boolean> {
	const found = await otherOfItem(tx, payment);
	return found.length > 0;
}

/**
 * The name of another payment or refund with this transfer, ignoring case, that has not failed; undefined if there is
 * none.
 */
export async function findTransfer(
	tx: Db,
	sought: { transactionId: string; paymentType: PaymentType; merchantTransactionId: string },
): Promise<string | undefined> {
	const [row] = await tx
		.select({ name: payments.merchantTransactionId })
		.from(payments)
		.where(
			and(
				inArray(payments.transactionId, [sought.transactionId, sought.transactionId.toLowerCase()]),
				eq(payments.paymentType, sought.paymentType),
				ne(payments.merchantTransactionId, sought.merchantTransactionId),
				ne(payments.status, "failed"),
			),
		)
		.limit(1);
	return row?.name;
}

/** All payments for a person, oldest first, for their export. */
export function readPaymentsOf(db: Db, userId: string): Promise<PaymentRow[]> {
	return db
		.select(paymentColumns)
		.from(payments)
		.where(eq(payments.userId, userId))
		.orderBy(asc(payments.createdAt), asc(payments.id));
}

/** The merchantTransactionId by which the payer knows the payment; undefined if there is no such payment. */
export async function readPaymentName(db: Db, paymentId: string): Promise<string | undefined> {
	return (await findPayment(db, paymentId))?.merchantTransactionId;
}
