import { asc, eq, inArray } from "drizzle-orm";
import type { Paise } from "../../platform/money.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { InvoiceKind } from "../invoice.ts";
import { invoices } from "./invoices.tables.ts";

/** The documents with this number, one for each seller GSTIN so far, with the payment of each. */
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

/** The documents for these payments and refunds, oldest first; at most one for each. */
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
