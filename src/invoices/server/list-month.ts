import { indianDay } from "../../platform/dates.ts";
import { daysOfMonth, instantsOf, storableTime } from "../../platform/day-range.ts";
import { type Paise, rupeesFromPaise } from "../../platform/money.ts";
import { type CsvPage, csvBatch } from "../../platform/server/http/csv.ts";
import { paginate, encodePageEnd, decodePageEnd } from "../../platform/server/http/cursor.ts";
import { createGstSums, type GstRow, rowOf } from "../gstr-1.ts";
import type { ListedInvoice, MonthTotals } from "../month-list.contract.ts";
import type { InvoicesContext } from "./invoices.context.ts";
import { type MonthRange, type MonthRow, readMonthPage, sumMonth } from "./month-list.repository.ts";

type MonthContext = Pick<InvoicesContext, "db" | "clock">;
type MonthQuery = { month?: string | undefined; cursor?: string | undefined };

/** Rows per page of a staff table. */
const perPage = 10;
/** The page after all documents contains the sums. */
const sumsPage = "sums";

const monthOf = ({ clock }: MonthContext, month: string | undefined) =>
	month ?? indianDay(clock()).slice(0, "2026-11".length);

/** The month in India, like the date on the document. */
function rangeOf(month: string): MonthRange {
	const { from = "", until = "" } = instantsOf(daysOfMonth(month));
	return { from, until };
}

async function readPage({ db }: MonthContext, month: string, cursor: string | undefined, limit: number) {
	const end = decodePageEnd(cursor);
	const after = end && { at: storableTime(new Date(end.at)), id: end.id };
	const found = await readMonthPage(db, rangeOf(month), { after, limit: limit + 1 });
	return paginate(found, limit, ({ issuedAt, id }) => encodePageEnd(issuedAt, id));
}

/** A page of a month's documents, and the month's totals. */
export async function listMonth(ctx: MonthContext, query: MonthQuery, limit = perPage) {
	const month = monthOf(ctx, query.month);
	const [{ rows, nextCursor }, sums] = await Promise.all([
		readPage(ctx, month, query.cursor, limit),
		sumMonth(ctx.db, rangeOf(month)),
	]);
	const { invoices, creditNotes, total, ...taxes } = sums;
	const totals: MonthTotals = { invoices, creditNotes, total: rupeesFromPaise(total), ...inRupees(taxes) };
	return { month, invoices: rows.map(present), totals, nextCursor };
}

const orNull = (amount: Paise | null | undefined) =>
	amount === null || amount === undefined ? null : rupeesFromPaise(amount);
const inRupees = (tax: { [Part in "taxable" | "cgst" | "sgst" | "igst"]: Paise | null } | null) => ({
	taxable: orNull(tax?.taxable),
	cgst: orNull(tax?.cgst),
	sgst: orNull(tax?.sgst),
	igst: orNull(tax?.igst),
});

function present({ id, subscriptionId, document }: MonthRow): ListedInvoice {
	const { number, kind, issuedOn, buyer, placeOfSupply, item, total, tax, payment } = document;
	return {
		_id: id,
		number,
		kind,
		issuedOn,
		buyer: buyer.name,
		state: placeOfSupply.name,
		gstin: buyer.gstin,
		sac: item.sac,
		...inRupees(tax),
		total: rupeesFromPaise(total),
		merchantTransactionId: payment.merchantTransactionId,
		subscriptionId,
	};
}

/** The name and pages of a month's CSV file: all documents in the order of the list, then the totals for GSTR-1. */
export function exportMonth(ctx: MonthContext, query: MonthQuery) {
	const month = monthOf(ctx, query.month);
	const sums = createGstSums();
	return {
		name: `invoices-${month}`,
		readRows: async (cursor: string | undefined): Promise<CsvPage<GstRow>> => {
			if (cursor === sumsPage) return { rows: sums.rows(), nextCursor: null };
			const { rows, nextCursor } = await readPage(ctx, month, cursor, csvBatch);
			for (const row of rows) sums.add(row);
			return { rows: rows.map(rowOf), nextCursor: nextCursor ?? sumsPage };
		},
	};
}
