import { eq } from "drizzle-orm";
import { invoices } from "../invoices/server/invoices.tables.ts";
import { paymentAnswers, payments } from "../payments/server/payments.tables.ts";
import type { Db } from "../platform/server/database/database.ts";

/** The payment with this merchantTransactionId. */
export async function readPayment(db: Db, name: string) {
	const [payment] = await db.select().from(payments).where(eq(payments.merchantTransactionId, name));
	if (payment === undefined) throw new Error(`no such payment: ${name}`);
	return payment;
}

/** The stored provider answers about it. */
export async function readPaymentAnswers(db: Db, name: string) {
	const { id } = await readPayment(db, name);
	return db.select().from(paymentAnswers).where(eq(paymentAnswers.paymentId, id));
}

/** Its invoice, if it has one. */
export async function readPaymentInvoice(db: Db, name: string) {
	const { id } = await readPayment(db, name);
	const [invoice] = await db.select().from(invoices).where(eq(invoices.paymentId, id));
	return invoice;
}
