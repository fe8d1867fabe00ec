import { and, asc, gte, lt, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { paise, type Paise } from "../../platform/money.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { InvoiceDocument } from "../invoice.ts";
import { invoices } from "./invoices.tables.ts";

/** The instants of a month, ISO 8601: `from` is included, `until` is not. */
export type MonthRange = { from: string; until: string };

/** A document of a month; `correctedTotal` is the total of the invoice that a credit note corrects. */
export type MonthRow = {
	id: string;
	issuedAt: Date;
	subscriptionId: string | null;
	document: InvoiceDocument;
	correctedTotal: Paise | null;
};

const inPaise = (sum: unknown): Paise => paise(Number(sum));
const corrected = alias(invoices, "corrected");

/** A page of a month's documents in order of issue, after the last one of the page before. */
export function readMonthPage(
	db: Db,
	{ from, until }: MonthRange,
	{ after, limit }: { after: { at: string; id: string } | undefined; limit: number },
): Promise<MonthRow[]> {
	return db
		.select({
			id: invoices.id,
			issuedAt: invoices.issuedAt,
			subscriptionId: invoices.subscriptionId,
			document: invoices.document,
			correctedTotal: sql`(${corrected.document}->>'total')::bigint`.mapWith(inPaise),
		})
		.from(invoices)
		.leftJoin(corrected, sql`${corrected.id} = ${invoices.correctsId}`)
		.where(
			and(
				gte(invoices.issuedAt, new Date(from)),
				lt(invoices.issuedAt, new Date(until)),
				after && sql`(${invoices.issuedAt}, ${invoices.id}) > (${after.at}::timestamptz, ${after.id}::uuid)`,
			),
		)
		.orderBy(asc(invoices.issuedAt), asc(invoices.id))
		.limit(limit);
}

/** Paise; credit notes subtracted. Taxes are null if there is no document with tax. */
export type MonthSums = Record<"taxable" | "cgst" | "sgst" | "igst", Paise | null> & {
	total: Paise;
	invoices: number;
	creditNotes: number;
};

/** The sums of a month's documents. */
export async function sumMonth(db: Db, { from, until }: MonthRange): Promise<MonthSums> {
	const isNote = sql`${invoices.kind} = 'credit-note'`;
	const sum = (amount: SQL) =>
		sql`sum((${amount})::bigint * case when ${isNote} then -1 else 1 end)`.mapWith(inPaise);
	const part = (name: "taxable" | "cgst" | "sgst" | "igst") =>
		sum(sql`${invoices.document}->'tax'->>${sql.raw(`'${name}'`)}`);
	const [row] = await db
		.select({
			taxable: part("taxable"),
			cgst: part("cgst"),
			sgst: part("sgst"),
			igst: part("igst"),
			total: sql`coalesce(${sum(sql`${invoices.document}->>'total'`)}, 0)`.mapWith(inPaise),
			invoices: sql`count(*) filter (where not ${isNote})`.mapWith(Number),
			creditNotes: sql`count(*) filter (where ${isNote})`.mapWith(Number),
		})
		.from(invoices)
		.where(and(gte(invoices.issuedAt, new Date(from)), lt(invoices.issuedAt, new Date(until))));
	if (row === undefined) throw new Error("the sum returned no row");
	return row;
}
