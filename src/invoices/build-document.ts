import { gstState } from "../places/gst-states.ts";
import { indianDay } from "../platform/dates.ts";
import { less, paise, type Paise, shareOf } from "../platform/money.ts";
import { m } from "../paraglide/messages.js";
import { baseLocale } from "../paraglide/runtime.js";
import { amountInWords } from "./amount-in-words.ts";
import { taxSplit } from "./gst.ts";
import type { InvoiceDocument, InvoiceKind, Seller } from "./invoice.ts";

/** The purchase, as shown before paying. */
export type Bought = {
	/** The service, and the choice if it has choices. */
	service: string;
	choice: string | null;
	/** A label of the plan, "Enrolment Basis, 6 months". */
	paymentPlan: string;
	durationInMonths: number | null;
	numberOfLeads: number | null;
	/** Paise, GST included, before the discount. */
	planPrice: Paise;
	discountPercent: number;
	discount: Paise;
	buyerName: string;
	buyerAddress: readonly string[];
	/** GST's two digits of the buyer's state: the place of supply. */
	buyerState: string;
	buyerGstin: string | null;
};

type Paid = InvoiceDocument["payment"] & { amount: Paise };
type Issue = { number: string; issuedAt: Date };

/** Invisible characters and line breaks, except the joiners that Devanagari needs. */
const unprintable = /[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff\s]+/gu;
const onOneLine = (text: string) => text.replaceAll(unprintable, " ").trim();

const charge = (price: Paise, count: number | null) =>
	count === null || count === 0 ? null : { price: shareOf(price, 1, count), count };

/** The kind of document for a payment: only a seller who is registered for GST may issue tax invoices. */
export const kindOf = (seller: Pick<Seller, "gstin">): InvoiceKind =>
	seller.gstin === null ? "receipt" : "tax-invoice";

/**
 * The invoice of a paid purchase, or the receipt if the seller has no GSTIN. `mobile` is the buyer's, null if the
 * account is deleted. Throws if the amount paid is not the price minus the discount, because the lines would not add up.
 */
export function buildInvoice({
	number,
	issuedAt,
	seller,
	bought,
	paid,
	mobile,
}: Issue & { seller: Seller; bought: Bought; paid: Paid; mobile: string | null }): InvoiceDocument {
	const { planPrice: price, discount } = bought;
	const { amount: total, merchantTransactionId, transactionId } = paid;
	if (less(price, discount) !== total)
		throw new Error(`the payment ${merchantTransactionId} is not the price less the discount`);
	const kind = kindOf(seller);
	const { sac, ...party } = seller;
	const placeOfSupply = gstState(bought.buyerState);
	const service = bought.choice === null ? bought.service : `${bought.service}, ${bought.choice}`;
	return {
		kind,
		number,
		issuedOn: indianDay(issuedAt),
		seller: { ...party, mobile: null },
		buyer: {
			name: onOneLine(bought.buyerName),
			address: bought.buyerAddress.map(onOneLine).filter((line) => line !== ""),
			state: placeOfSupply,
			gstin: bought.buyerGstin,
			mobile,
		},
		placeOfSupply,
		item: {
			description: m["invoices.item"]({ service, plan: bought.paymentPlan }, { locale: baseLocale }),
			sac: kind === "receipt" ? null : sac,
			perMonth: charge(price, bought.durationInMonths),
			perLead: charge(price, bought.numberOfLeads),
		},
		price,
		discount: discount === 0 ? null : { percent: bought.discountPercent, amount: discount },
		total,
		tax: kind === "receipt" ? null : taxSplit(total, seller.state.code, placeOfSupply.code),
		inWords: amountInWords(total),
		payment: { merchantTransactionId, transactionId },
		corrects: null,
	};
}

/**
 * The credit note for a refunded invoice: section 34 of the CGST Act, Rule 53. Parties, place of supply and kind of
 * tax are those of the invoice, whatever has changed since. A partial refund has one amount; a full one repeats the
 * invoice's lines.
 */
export function buildCreditNote({
	number,
	issuedAt,
	invoice,
	paid,
}: Issue & { invoice: InvoiceDocument; paid: Paid }): InvoiceDocument {
	const { amount: total, merchantTransactionId, transactionId } = paid;
	const isWhole = total === invoice.total;
	const { seller, placeOfSupply, item, tax } = invoice;
	return {
		...invoice,
		kind: "credit-note",
		number,
		issuedOn: indianDay(issuedAt),
		item: isWhole ? item : { ...item, perMonth: null, perLead: null },
		price: isWhole ? invoice.price : total,
		discount: isWhole ? invoice.discount : null,
		total,
		tax: isWhole || tax === null ? tax : taxSplit(total, seller.state.code, placeOfSupply.code),
		inWords: amountInWords(total),
		payment: { merchantTransactionId, transactionId },
		corrects: {
			number: invoice.number,
			issuedOn: invoice.issuedOn,
			reason: isWhole ? m["invoices.credit.whole"]() : m["invoices.credit.part"](),
		},
	};
}

/** The amount that can still be credited after these credit notes; never more than was charged. */
export function leftToCredit(invoice: Pick<InvoiceDocument, "total">, credited: Paise): Paise {
	return paise(Math.max(0, less(invoice.total, credited)));
}
