import { type Paise, rupeesFromPaise } from "../../platform/money.ts";
import type { InvoiceDocument } from "../invoice.ts";
import type { IssuedAnswer } from "../invoices.contract.ts";
import type { InvoiceRow } from "./invoices.repository.ts";

const charge = (of: { price: Paise; count: number } | null) =>
	of === null ? null : { ...of, price: rupeesFromPaise(of.price) };

function presentTax(tax: NonNullable<InvoiceDocument["tax"]>) {
	return {
		percent: tax.percent,
		taxable: rupeesFromPaise(tax.taxable),
		cgst: rupeesFromPaise(tax.cgst),
		[tax.stateTax.toLowerCase()]: rupeesFromPaise(tax.sgst),
		igst: rupeesFromPaise(tax.igst),
		...(tax.roundOff !== undefined && { roundOff: rupeesFromPaise(tax.roundOff) }),
	};
}

/** A document in a list; the total is in rupees. */
export function presentIssued({ number, kind, issuedOn, total }: InvoiceDocument): IssuedAnswer {
	return { number, kind, issuedOn, total: rupeesFromPaise(total) };
}

/** A document for its buyer's export, with everything that is printed on it; amounts are in rupees. */
export function presentForExport({ id, kind, subscriptionId, issuedAt, document }: InvoiceRow) {
	const { item, discount, tax } = document;
	return {
		_id: id,
		kind,
		number: document.number,
		issuedAt: issuedAt.toISOString(),
		subscriptionId,
		seller: document.seller,
		buyer: document.buyer,
		placeOfSupply: document.placeOfSupply,
		item: { ...item, perMonth: charge(item.perMonth), perLead: charge(item.perLead) },
		price: rupeesFromPaise(document.price),
		discount: discount === null ? null : { ...discount, amount: rupeesFromPaise(discount.amount) },
		total: rupeesFromPaise(document.total),
		tax: tax === null ? null : presentTax(tax),
		inWords: document.inWords,
		payment: document.payment,
		corrects: document.corrects,
	};
}
