import { formatDate, startOfIndianDay } from "../../platform/dates.ts";
import { type Paise, rupeesFromPaise } from "../../platform/money.ts";
import type { CsvColumn } from "../../platform/server/http/csv.ts";
import { inLanguage } from "../../platform/server/language.ts";
import { baseLocale } from "../../paraglide/runtime.js";
import { m } from "../../paraglide/messages.js";
import type { GstRow } from "../gstr-1.ts";

/** Rupees with two decimals. */
const rupees = (amount: Paise | undefined) =>
	amount === undefined ? null : rupeesFromPaise(amount).toFixed(2);

/** "22-Nov-2026", as the GST offline tool reads it. */
const gstDate = (day: string | undefined) => {
	if (day === undefined) return null;
	const written = inLanguage(baseLocale, () => formatDate(startOfIndianDay(day)));
	const [date = "", month, year] = written.split(" ");
	return `${date.padStart(2, "0")}-${month}-${year}`;
};

/** The columns of the month's file; with the titles of the GST offline tool where it has the column. */
export const gstColumns: readonly CsvColumn<GstRow>[] = [
	{ title: m["invoices.gst.section"], value: ({ section }) => section },
	{ title: m["invoices.gst.gstin"], value: ({ gstin }) => gstin ?? null },
	{ title: m["invoices.gst.receiver"], value: ({ receiver }) => receiver ?? null },
	{ title: m["invoices.gst.number"], value: ({ number }) => number ?? null },
	{ title: m["invoices.gst.date"], value: ({ issuedOn }) => gstDate(issuedOn) },
	{ title: m["invoices.gst.value"], value: ({ value }) => rupees(value) },
	{ title: m["invoices.gst.place"], value: ({ place }) => place ?? null },
	{ title: m["invoices.gst.reverse_charge"], value: ({ number }) => (number === undefined ? null : "N") },
	{ title: m["invoices.gst.type"], value: ({ type }) => type ?? null },
	{ title: m["invoices.gst.corrects"], value: ({ corrects }) => corrects?.number ?? null },
	{ title: m["invoices.gst.corrects_date"], value: ({ corrects }) => gstDate(corrects?.issuedOn) },
	{ title: m["invoices.gst.rate"], value: ({ percent }) => percent ?? null },
	{ title: m["invoices.gst.taxable"], value: ({ taxable }) => rupees(taxable) },
	{ title: m["invoices.gst.igst"], value: ({ igst }) => rupees(igst) },
	{ title: m["invoices.gst.cgst"], value: ({ cgst }) => rupees(cgst) },
	{ title: m["invoices.gst.sgst"], value: ({ sgst }) => rupees(sgst) },
	{ title: m["invoices.gst.cess"], value: ({ taxable }) => (taxable === undefined ? null : "0.00") },
	{ title: m["invoices.gst.sac"], value: ({ sac }) => sac ?? null },
	{ title: m["invoices.gst.description"], value: ({ description }) => description ?? null },
	// Services have no unit: the portal takes NA.
	{ title: m["invoices.gst.unit"], value: ({ sac }) => (sac ? "NA" : null) },
	{ title: m["invoices.gst.documents"], value: ({ count }) => count ?? null },
];
