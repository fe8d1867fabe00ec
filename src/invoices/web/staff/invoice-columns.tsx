import { m } from "../../../paraglide/messages.js";
import { DownloadPaper } from "../../../payments/web/staff/download-paper.tsx";
import { formatDate, startOfIndianDay } from "../../../platform/dates.ts";
import { formatRupeesExact } from "../../../platform/money.ts";
import type { Column } from "../../../ui/table/data-table.tsx";
import type { InvoiceKind } from "../../invoice.ts";
import type { ListedInvoice, MonthTotals } from "../../month-list.contract.ts";

const kindNames: Record<InvoiceKind, () => string> = {
	"tax-invoice": m["invoices.paper.title.tax_invoice"],
	receipt: m["invoices.paper.title.receipt"],
	"credit-note": m["invoices.paper.title.credit_note"],
};

function Buyer({ buyer, gstin, state }: ListedInvoice) {
	return (
		<span className="desk:grid">
			<span className="[overflow-wrap:anywhere]">{buyer || m["invoices.paper.blanked"]()}</span>{" "}
			<span className="text-sm text-ink-soft">{[state, gstin].filter(Boolean).join(" · ")}</span>
		</span>
	);
}

type AmountName = "taxable" | "cgst" | "sgst" | "igst" | "total";

/** Credit notes have a minus. */
function amountOf({ kind, ...invoice }: ListedInvoice, name: AmountName): string {
	const amount = invoice[name];
	if (amount === null) return "–";
	return `${kind === "credit-note" && amount > 0 ? "−" : ""}${formatRupeesExact(amount)}`;
}

function sumOf(totals: MonthTotals, name: AmountName): string {
	const sum = totals[name];
	if (sum === null) return "–";
	return `${sum < 0 ? "−" : ""}${formatRupeesExact(Math.abs(sum))}`;
}

const amountColumn = (
	totals: MonthTotals,
	name: AmountName,
	header: () => string,
): Column<ListedInvoice> => ({
	id: name,
	header,
	meta: { align: "end", total: sumOf(totals, name) },
	cell: ({ row }) => <span className="whitespace-nowrap">{amountOf(row.original, name)}</span>,
});

/** The columns of a month's documents, with the month's totals. */
export const invoiceColumns = (totals: MonthTotals): Column<ListedInvoice>[] => [
	{
		id: "number",
		header: m["invoices.paper.number"],
		cell: ({ row: { original } }) => (
			<span className="desk:grid">
				<span className="whitespace-nowrap">{original.number}</span>{" "}
				<span className="text-sm font-normal text-ink-soft">{kindNames[original.kind]()}</span>
			</span>
		),
	},
	{
		id: "issuedOn",
		header: m["invoices.paper.date"],
		cell: ({ row: { original } }) => (
			<time dateTime={original.issuedOn} className="whitespace-nowrap">
				{formatDate(startOfIndianDay(original.issuedOn))}
			</time>
		),
	},
	{ id: "buyer", header: m["invoices.staff.buyer"], cell: ({ row }) => <Buyer {...row.original} /> },
	amountColumn(totals, "taxable", m["invoices.paper.taxable"]),
	amountColumn(totals, "cgst", m["invoices.staff.cgst"]),
	amountColumn(totals, "sgst", m["invoices.staff.sgst"]),
	amountColumn(totals, "igst", m["invoices.staff.igst"]),
	amountColumn(totals, "total", m["invoices.paper.total"]),
	{
		id: "pdf",
		header: "",
		cell: ({ row: { original } }) =>
			original.subscriptionId !== null && (
				<span className="-my-2 flex justify-end">
					<DownloadPaper number={original.number} subscriptionId={original.subscriptionId} />
				</span>
			),
	},
];
