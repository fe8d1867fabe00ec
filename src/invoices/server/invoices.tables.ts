import { sql } from "drizzle-orm";
import {
	type AnyPgColumn,
	check,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	timestamp,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";
import { users } from "../../accounts/server/accounts.tables.ts";
import { payments } from "../../payments/server/payments.tables.ts";
import { oneOf } from "../../platform/server/database/one-of.ts";
import { subscriptions } from "../../subscriptions/server/subscriptions.tables.ts";
import { type InvoiceDocument, invoiceKinds } from "../invoice.ts";

const at = (name: string) => timestamp(name, { withTimezone: true });

/**
 * The last number of a series, one row for each seller, series and financial year. A database sequence would leave a
 * gap when a transaction fails, which the law does not allow.
 */
export const invoiceCounters = pgTable(
	"invoice_counters",
	{
		/** The seller's GSTIN; empty if there is none. */
		seller: text().notNull(),
		/** INV for invoices and receipts, CRN for credit notes. */
		series: text().notNull(),
		/** "26-27": April 2026 to March 2027, Indian time. */
		financialYear: text("financial_year").notNull(),
		lastNumber: integer("last_number").notNull(),
	},
	(table) => [primaryKey({ columns: [table.seller, table.series, table.financialYear] })],
);

/**
 * An issued invoice, receipt or credit note. Mistakes are corrected by a credit note. Nothing here changes except the
 * buyer, who is erased with their account.
 */
export const invoices = pgTable(
	"invoices",
	{
		id: uuid().primaryKey(),
		/** INV/26-27/000001: at most 16 characters, Rule 46(b) of the CGST Rules. */
		number: text().notNull(),
		seller: text().notNull(),
		kind: text({ enum: invoiceKinds }).notNull(),
		paymentId: uuid("payment_id")
			.notNull()
			.references(() => payments.id),
		subscriptionId: uuid("subscription_id").references(() => subscriptions.id),
		userId: uuid("user_id")
			.notNull()
			.references(() => users.id),
		/** The invoice that a credit note corrects. */
		correctsId: uuid("corrects_id").references((): AnyPgColumn => invoices.id),
		issuedAt: at("issued_at").notNull(),
		/** Everything that is printed, as issued. */
		document: jsonb().$type<InvoiceDocument>().notNull(),
		/** For e-invoicing, in case the seller becomes subject to it. */
		irn: text(),
		acknowledgement: text(),
		signedQr: text("signed_qr"),
	},
	(table) => [
		check("invoices_kind_known", oneOf(table.kind, invoiceKinds)),
		check("invoices_number_short", sql`length(${table.number}) <= 16`),
		check(
			"invoices_credit_note_corrects",
			sql`(${table.kind} = 'credit-note') = (${table.correctsId} is not null)`,
		),
		uniqueIndex("invoices_number").on(table.seller, table.number),
		index("invoices_by_number").on(table.number),
		// Once for each payment; a refund is a separate payment.
		uniqueIndex("invoices_one_a_payment").on(table.paymentId),
		index("invoices_subscription").on(table.subscriptionId),
		index("invoices_user").on(table.userId, table.issuedAt),
		// For the list of a month, oldest first.
		index("invoices_issued").on(table.issuedAt, table.id),
	],
);
