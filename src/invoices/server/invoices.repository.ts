import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import { paise, type Paise } from "../../platform/money.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { namedQuery, placeholdersOf } from "../../platform/server/database/named.ts";
import type { InvoiceDocument, InvoiceKind } from "../invoice.ts";
import { invoiceCounters, invoices } from "./invoices.tables.ts";

export type InvoiceRow = {
	id: string;
	number: string;
	/** The seller's GSTIN; empty if there is none. */
	seller: string;
	kind: InvoiceKind;
	paymentId: string;
	subscriptionId: string | null;
	userId: string;
	correctsId: string | null;
	issuedAt: Date;
	document: InvoiceDocument;
};

const columns = {
	id: invoices.id,
	number: invoices.number,
	seller: invoices.seller,
	kind: invoices.kind,
	paymentId: invoices.paymentId,
	subscriptionId: invoices.subscriptionId,
	userId: invoices.userId,
	correctsId: invoices.correctsId,
	issuedAt: invoices.issuedAt,
	document: invoices.document,
};

const numberTaken = namedQuery("invoice_number_taken", (db) =>
	db
		.insert(invoiceCounters)
		.values({
			seller: sql.placeholder("seller"),
			series: sql.placeholder("series"),
			financialYear: sql.placeholder("financialYear"),
			lastNumber: 1,
		})
		.onConflictDoUpdate({
			target: [invoiceCounters.seller, invoiceCounters.series, invoiceCounters.financialYear],
			set: { lastNumber: sql`${invoiceCounters.lastNumber} + 1` },
		})
		.returning({ lastNumber: invoiceCounters.lastNumber }),
);

/**
 * The next number of a series. Locks the counter's row until the transaction ends: others wait, and a transaction
 * that fails returns its number. Call it last, after every other lock.
 */
export async function takeNumber(
	tx: Db,
	counter: { seller: string; series: string; financialYear: string },
): Promise<number> {
	const [taken] = await numberTaken(tx, counter);
	if (taken === undefined) throw new Error("the counter returned no row");
	return taken.lastNumber;
}

const inserted = namedQuery("invoice_inserted", (db) => db.insert(invoices).values(placeholdersOf(columns)));

/** Inserts an invoice, receipt or credit note; breaks a unique constraint if its payment has one. */
export async function insertInvoice(tx: Db, invoice: InvoiceRow): Promise<void> {
	await inserted(tx, invoice);
}

const issuedFor = namedQuery("invoice_issued_for", (db) =>
	db
		.select({ id: invoices.id })
		.from(invoices)
		.where(eq(invoices.paymentId, sql.placeholder("paymentId")))
		.limit(1),
);

/** Whether the payment has a document. The caller has locked the payment. */
export async function isIssued(tx: Db, paymentId: string): Promise<boolean> {
	return (await issuedFor(tx, { paymentId })).length > 0;
}

/** The payment's document or undefined, locked until the transaction ends. */
export async function lockInvoiceOf(tx: Db, paymentId: string): Promise<InvoiceRow | undefined> {
	const [row] = await tx
		.select(columns)
		.from(invoices)
		.where(eq(invoices.paymentId, paymentId))
		.for("update");
	return row;
}

/** The total of all credit notes to an invoice, in paise. */
export async function readCredited(tx: Db, invoice: Pick<InvoiceRow, "id" | "userId">): Promise<Paise> {
	const [row] = await tx
		.select({
			credited: sql`coalesce(sum((${invoices.document}->>'total')::bigint), 0)`.mapWith(Number),
		})
		.from(invoices)
		// The person narrows it down to a few rows by an index.
		.where(and(eq(invoices.userId, invoice.userId), eq(invoices.correctsId, invoice.id)));
	if (row === undefined) throw new Error("the sum returned no row");
	return paise(row.credited);
}

/** The subscription's document with this number, or without a number its invoice or receipt; or undefined. */
export async function findDocumentOf(
	db: Db,
	subscriptionId: string,
	number: string | undefined,
): Promise<InvoiceDocument | undefined> {
	const isWanted = number === undefined ? ne(invoices.kind, "credit-note") : eq(invoices.number, number);
	const [row] = await db
		.select({ document: invoices.document })
		.from(invoices)
		.where(and(eq(invoices.subscriptionId, subscriptionId), isWanted))
		.limit(1);
	return row?.document;
}

/** The documents of a subscription, oldest first, at most 100. */
export async function readDocumentsOf(db: Db, subscriptionId: string): Promise<InvoiceDocument[]> {
	const rows = await db
		.select({ document: invoices.document })
		.from(invoices)
		.where(eq(invoices.subscriptionId, subscriptionId))
		.orderBy(asc(invoices.issuedAt), asc(invoices.id))
		.limit(100);
	return rows.map(({ document }) => document);
}

/** The numbers of these subscriptions' credit notes, oldest first, by subscription id. */
export async function readCreditNotes(
	db: Db,
	subscriptionIds: readonly string[],
): Promise<Map<string, string[]>> {
	if (subscriptionIds.length === 0) return new Map();
	const rows = await db
		.select({ subscriptionId: invoices.subscriptionId, number: invoices.number })
		.from(invoices)
		.where(and(inArray(invoices.subscriptionId, [...subscriptionIds]), eq(invoices.kind, "credit-note")))
		.orderBy(asc(invoices.issuedAt), asc(invoices.id));
	const found = Map.groupBy(rows, ({ subscriptionId }) => subscriptionId ?? "");
	return new Map([...found].map(([id, notes]) => [id, notes.map(({ number }) => number)]));
}

/** All documents that were ever issued to a person, oldest first, for their export. */
export function readInvoicesOf(db: Db, userId: string): Promise<InvoiceRow[]> {
	return db
		.select(columns)
		.from(invoices)
		.where(eq(invoices.userId, userId))
		.orderBy(asc(invoices.issuedAt), asc(invoices.id));
}

const isRegistered = sql`${invoices.document}->'buyer'->>'gstin' is not null`;

/** Erases the mobile from a person's documents, and name and address unless the buyer is a registered business. */
export async function blankBuyer(tx: Db, userId: string): Promise<void> {
	const nameless = sql`'{"mobile": null, "name": "", "address": []}'::jsonb`;
	const withoutMobile = sql`'{"mobile": null}'::jsonb`;
	await tx
		.update(invoices)
		.set({
			document: sql`jsonb_set(${invoices.document}, '{buyer}', ${invoices.document}->'buyer' ||
				case when ${isRegistered} then ${withoutMobile} else ${nameless} end)`,
		})
		.where(eq(invoices.userId, userId));
}
