import { formatRupeesExact, paise, type Paise, rupeesFromPaise, sumOf } from "../../../platform/money.ts";
import { m } from "../../../paraglide/messages.js";
import type { InvoiceDocument, TaxSplit } from "../../invoice.ts";

/** A line of the totals with its style in look.ts. */
export type SumLine = { label: string; amount: string; style: "sum" | "firstTax" | "total" };

const minus = "−";
const line = (label: string, amount: Paise): SumLine => ({
	label,
	amount: formatRupeesExact(rupeesFromPaise(amount)),
	style: "sum",
});

function taxLines({
	percent,
	taxable,
	cgst,
	sgst,
	igst,
	stateTax,
	roundOff = paise(0),
}: TaxSplit): SumLine[] {
	const half = { percent: percent / 2 };
	const taxes =
		igst > 0
			? [line(m["invoices.paper.igst"]({ percent }), igst)]
			: [
					line(m["invoices.paper.cgst"](half), cgst),
					line(stateTax === "SGST" ? m["invoices.paper.sgst"](half) : m["invoices.paper.utgst"](half), sgst),
					line(m["invoices.paper.total_tax"](), sumOf(cgst, sgst)),
				];
	const sign = roundOff < 0 ? minus : "";
	const rounding: SumLine = {
		label: m["invoices.paper.round_off"](),
		amount: `${sign}${formatRupeesExact(Math.abs(rupeesFromPaise(roundOff)))}`,
		style: "sum",
	};
	return [
		{ ...line(m["invoices.paper.taxable"](), taxable), style: "firstTax" },
		...taxes,
		...(roundOff === 0 ? [] : [rounding]),
	];
}

/** The totals below the table, from the price to the total; a receipt has no lines of tax. */
export function sumsOf({ price, discount, total, tax }: InvoiceDocument): SumLine[] {
	const percent = tax?.percent ?? 0;
	const included = tax !== null;
	const less =
		discount === null
			? []
			: [
					{
						...line(m["invoices.paper.discount"]({ percent: discount.percent }), discount.amount),
						amount: `${minus}${formatRupeesExact(rupeesFromPaise(discount.amount))}`,
					},
				];
	return [
		line(included ? m["invoices.paper.price_tax_included"]({ percent }) : m["invoices.paper.price"](), price),
		...less,
		...(tax === null ? [] : taxLines(tax)),
		{
			...line(
				included ? m["invoices.paper.total_tax_included"]({ percent }) : m["invoices.paper.total"](),
				total,
			),
			style: "total",
		},
	];
}
