import { m } from "../paraglide/messages.js";
import { less, paise, type Paise, sumOf } from "../platform/money.ts";
import type { InvoiceDocument, TaxSplit } from "./invoice.ts";

/**
 * The table of GSTR-1 that a document belongs to. B2CS (table 7) is filed as sums by state and rate, net of credit
 * notes; CDNUR (table 9B) takes credit notes to large invoices between states only. "" is a receipt, which is not filed.
 */
export type GstSection = "B2B" | "B2CL" | "B2CS" | "CDNR" | "CDNUR" | "";

/**
 * An invoice between states to an unregistered buyer above this amount is large: Notification 12/2024, Central Tax.
 */
const largeAbove = paise(10_000_000);

/** A document for GSTR-1; `correctedTotal` is the total of the invoice that a credit note corrects. */
export type GstDocument = { document: InvoiceDocument; correctedTotal: Paise | null };

/** The document's table in GSTR-1. */
export function sectionOf({ document, correctedTotal }: GstDocument): GstSection {
	const { kind, buyer, seller, placeOfSupply, tax, total } = document;
	if (tax === null) return "";
	const isNote = kind === "credit-note";
	if (buyer.gstin !== null) return isNote ? "CDNR" : "B2B";
	const isLarge = seller.state.code !== placeOfSupply.code && (correctedTotal ?? total) > largeAbove;
	if (!isLarge) return "B2CS";
	return isNote ? "CDNUR" : "B2CL";
}

type Amounts = Pick<TaxSplit, "taxable" | "igst" | "cgst" | "sgst"> & { value: Paise };

/** A line of the file: a document, or a sum that is filed as such. Amounts are in paise. */
export type GstRow = Partial<Amounts> & {
	section: string;
	gstin?: string | null;
	receiver?: string;
	number?: string;
	issuedOn?: string;
	/** "Regular B2B", or "C" for a credit note. */
	type?: string;
	corrects?: { number: string; issuedOn: string } | null;
	/** "02-Himachal Pradesh". */
	place?: string;
	percent?: number;
	sac?: string | null;
	description?: string;
	/** The number of documents in a sum. */
	count?: number;
};

const none = paise(0);
const negative = (amount: Paise): Paise => less(none, amount);
const placeName = ({ placeOfSupply: { code, name } }: InvoiceDocument) => `${code}-${name}`;

function amountsOf({ total, tax }: InvoiceDocument, sign: 1 | -1): Amounts {
	const signed = (amount: Paise) => (sign === 1 ? amount : negative(amount));
	return {
		value: signed(total),
		taxable: signed(tax?.taxable ?? none),
		igst: signed(tax?.igst ?? none),
		cgst: signed(tax?.cgst ?? none),
		sgst: signed(tax?.sgst ?? none),
	};
}

/** A document's line. Credit notes are positive in their own tables, and negative in tables that are filed net. */
export function rowOf(given: GstDocument): GstRow {
	const { document } = given;
	const section = sectionOf(given);
	const isNote = document.kind === "credit-note";
	const isNet = section === "B2CS" || section === "";
	const { value, ...taxes } = amountsOf(document, isNote && isNet ? -1 : 1);
	return {
		section,
		gstin: document.buyer.gstin,
		receiver: document.buyer.name,
		number: document.number,
		issuedOn: document.issuedOn,
		type: isNote ? "C" : section === "B2B" ? m["invoices.gst.regular"]() : "",
		corrects: document.corrects,
		place: placeName(document),
		value,
		...(document.tax !== null && { percent: document.tax.percent, ...taxes }),
		sac: document.item.sac,
		description: document.item.description,
	};
}

const added = (sum: Amounts, more: Amounts): Amounts => ({
	value: sumOf(sum.value, more.value),
	taxable: sumOf(sum.taxable, more.taxable),
	igst: sumOf(sum.igst, more.igst),
	cgst: sumOf(sum.cgst, more.cgst),
	sgst: sumOf(sum.sgst, more.sgst),
});

type Sums = Map<string, GstRow & Amounts & { count: number }>;

function addTo(sums: Sums, row: GstRow, amounts: Amounts): void {
	const key = JSON.stringify(row);
	const before = sums.get(key);
	const count = (before?.count ?? 0) + 1;
	sums.set(key, { ...row, ...(before === undefined ? amounts : added(before, amounts)), count });
}

const inOrder = (sums: Sums): GstRow[] =>
	[...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);

/** Adds up the sums that GSTR-1 requires: table 7 by place and rate, table 12 by SAC and rate for B2B and B2C. */
export function createGstSums() {
	const byPlace: Sums = new Map();
	const bySac: Sums = new Map();
	return {
		add(given: GstDocument): void {
			const { document } = given;
			const { tax, item, kind, buyer } = document;
			if (tax === null) return;
			const { percent } = tax;
			const amounts = amountsOf(document, kind === "credit-note" ? -1 : 1);
			// OE: not sold through an e-commerce operator.
			const placed = {
				section: m["invoices.gst.table_7"](),
				type: "OE",
				place: placeName(document),
				percent,
			};
			if (sectionOf(given) === "B2CS") addTo(byPlace, placed, amounts);
			const section = m["invoices.gst.table_12"]({ side: buyer.gstin === null ? "B2C" : "B2B" });
			addTo(bySac, { section, sac: item.sac, percent }, amounts);
		},
		/** The sums so far: table 7 in the order of its places, then table 12 in the order of its codes. */
		rows: (): GstRow[] => [...inOrder(byPlace), ...inOrder(bySac)],
	};
}
