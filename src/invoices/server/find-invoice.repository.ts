import { asc, eq, inArray } from "drizzle-orm";
import type { Paise } from "../../platform/money.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { InvoiceKind } from "../invoice.ts";
import { invoices } from "./invoices.tables.ts";

/** The invoices and credit notes of this number, one for each seller there was, with the payment of each. */
export function findInvoicesByNumber(
	db: Db,
	number: string,
	limit: number,
): Promise<{ number: string; kind: string; paymentId: string; issuedAt: Date }[]> {
	return db
		.select({
			number: invoices.number,
			kind: invoices.kind,
			paymentId: invoices.paymentId,
			issuedAt: invoices.issuedAt,
		})
		.from(invoices)
		.where(eq(invoices.number, number))
		.limit(limit);
}

/** What was issued for these payments and refunds, the oldest first: one paper for each at most. */
export async function readPapersOfPayments(
	db: Db,
	paymentIds: readonly string[],
): Promise<{ kind: InvoiceKind; number: string; issuedAt: Date; total: Paise }[]> {
	const rows = await db
		.select({
			kind: invoices.kind,
			number: invoices.number,
			issuedAt: invoices.issuedAt,
			document: invoices.document,
		})
		.from(invoices)
		.where(inArray(invoices.paymentId, [...paymentIds]))
		.orderBy(asc(invoices.issuedAt), asc(invoices.number))
		.limit(paymentIds.length);
	return rows.map(({ document, ...paper }) => ({ ...paper, total: document.total }));
}
