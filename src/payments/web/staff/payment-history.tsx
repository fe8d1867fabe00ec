import { useSearchParams } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { formatDateTime } from "../../../platform/dates.ts";
import { formatRupees } from "../../../platform/money.ts";
import type { ApiAnswer } from "../../../platform/web/call-api.ts";
import { CsvButton } from "../../../platform/web/csv-button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { type Column, DataTable, type TableSort } from "../../../ui/table/data-table.tsx";
import { listAddress } from "../../../ui/table/list-address.ts";
import { TableFooter } from "../../../ui/table/table-footer.tsx";
import { defaultSort, type PaymentHistoryApi } from "../../payment-history.contract.ts";
import type { PaymentRecord } from "../../payments.contract.ts";
import { HistoryFilters } from "./history-filters.tsx";
import { historyQueryOf, isHistoryFiltered } from "./history-query.ts";
import { Payer, signedAmount } from "./payer.tsx";
import { methodNames, PaymentStatusBadge, typeNames } from "./payment-labels.tsx";

type History = ApiAnswer<PaymentHistoryApi["GET /api/payments/history/details"]>;

const columns: Column<PaymentRecord>[] = [
	{
		id: "user",
		header: m["payments.history.user"],
		meta: { sortKey: "user" },
		cell: ({ row }) => <Payer user={row.original.user} />,
	},
	{
		id: "amount",
		header: m["payments.history.amount"],
		meta: { sortKey: "amount", align: "end" },
		cell: ({ row }) => signedAmount(row.original),
	},
	{
		id: "paymentDate",
		header: m["payments.history.date"],
		meta: { sortKey: "paymentDate" },
		cell: ({ row: { original } }) => {
			const date = original.paymentDate ?? original.createdAt;
			return <time dateTime={date}>{formatDateTime(new Date(date))}</time>;
		},
	},
	{
		id: "paymentMethod",
		header: m["payments.history.method"],
		meta: { sortKey: "paymentMethod" },
		cell: ({ row }) => methodNames[row.original.paymentMethod](),
	},
	{
		id: "paymentType",
		header: m["payments.history.type"],
		meta: { sortKey: "paymentType" },
		cell: ({ row }) => typeNames[row.original.paymentType](),
	},
	{
		id: "status",
		header: m["payments.history.status"],
		meta: { sortKey: "status" },
		cell: ({ row }) => <PaymentStatusBadge status={row.original.status} />,
	},
	{
		id: "number",
		header: m["payments.history.number"],
		cell: ({ row }) => (
			<span className="text-sm text-ink-soft [overflow-wrap:anywhere]">
				{row.original.merchantTransactionId}
			</span>
		),
	},
];

/** The list's order; createdAt, the default, is not a column. */
function useSort(): TableSort {
	const [params] = useSearchParams();
	const [key = "", direction] = (params.get("sort") ?? defaultSort).split(":");
	return {
		key,
		direction: direction === "asc" ? "asc" : "desc",
		addressOf: (column, next) => listAddress(params, { sort: `${column}:${next}` }),
	};
}

/** The payment history: filters, the received total of all matches, and the table. */
export function PaymentHistory({ payments, totalAmount, totalTransactions, nextCursor }: History) {
	const [params] = useSearchParams();
	const sort = useSort();
	const amount = formatRupees(Math.abs(totalAmount));
	const total = { amount: totalAmount < 0 ? `−${amount}` : amount, count: totalTransactions };
	return (
		<div className="grid gap-4 *:min-w-0">
			<HistoryFilters shown={params.get("userId") === null ? undefined : payments[0]?.user?.mobile} />
			<p aria-live="polite" className="text-ink-soft tabular-nums">
				{totalTransactions > 0 && m["payments.history.totals"](total)}
			</p>
			<DataTable
				label={m["payments.staff.history"]()}
				columns={columns}
				rows={payments}
				rowId={({ _id }) => _id}
				rowAddress={({ merchantTransactionId }) => `/payments/${merchantTransactionId}`}
				sort={sort}
				empty={
					isHistoryFiltered(params) ? (
						<EmptyState title={m["payments.history.nothing"]()} text={m["payments.history.nothing_hint"]()} />
					) : (
						<EmptyState text={m["payments.history.none"]()} />
					)
				}
			/>
			<TableFooter
				shown={payments.length}
				total={totalTransactions}
				totalIsMore={false}
				nextCursor={nextCursor}
			>
				<CsvButton
					call="GET /api/payments/history/export.csv"
					query={historyQueryOf(params)}
					name="payments"
				/>
			</TableFooter>
		</div>
	);
}
