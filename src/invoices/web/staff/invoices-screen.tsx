import { useMemo } from "react";
import { m } from "../../../paraglide/messages.js";
import { formatRupeesExact } from "../../../platform/money.ts";
import { staffHandle } from "../../../platform/staff-handle.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import { CsvButton } from "../../../platform/web/csv-button.tsx";
import { unlistedMeta } from "../../../platform/web/page-meta.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { StaffScreen } from "../../../ui/layout/staff-screen.tsx";
import { DataTable } from "../../../ui/table/data-table.tsx";
import { TableFooter } from "../../../ui/table/table-footer.tsx";
import type { MonthListApi } from "../../month-list.contract.ts";
import type { Route } from "./+types/invoices-screen.ts";
import { invoiceColumns } from "./invoice-columns.tsx";
import { MonthChoice } from "./month-choice.tsx";

export {
	ScreenProblem as ErrorBoundary,
	ScreenSkeleton as HydrateFallback,
} from "../../../platform/web/screen-states.tsx";

const call = apiOf<MonthListApi>();

export const handle = staffHandle(m["invoices.staff.title"]);

export const meta: Route.MetaFunction = (page) => unlistedMeta(page, m["invoices.staff.title"]());

export function clientLoader({ request }: Route.ClientLoaderArgs) {
	const { searchParams } = new URL(request.url);
	const query = {
		month: searchParams.get("month") ?? undefined,
		cursor: searchParams.get("cursor") ?? undefined,
	};
	return call("GET /api/invoices", { query });
}

/** For admins: the documents of a month with their tax, for the accountant. */
export default function InvoicesScreen({ loaderData }: Route.ComponentProps) {
	const { month, invoices, totals, nextCursor } = loaderData;
	// New columns would rebuild the table, so they stay the same within a month.
	const columns = useMemo(() => invoiceColumns(totals), [totals]);
	const total = totals.invoices + totals.creditNotes;
	const sums = {
		invoices: totals.invoices,
		creditNotes: totals.creditNotes,
		total: formatRupeesExact(totals.total),
	};
	return (
		<StaffScreen title={m["invoices.staff.title"]()} lead={m["invoices.staff.lead"]()}>
			<MonthChoice month={month} />
			<p aria-live="polite" className="text-ink-soft tabular-nums">
				{total > 0 && m["invoices.staff.sums"](sums)}
			</p>
			<DataTable
				label={m["invoices.staff.title"]()}
				columns={columns}
				rows={invoices}
				rowId={({ _id }) => _id}
				rowAddress={({ merchantTransactionId }) => `/payments/${merchantTransactionId}`}
				empty={<EmptyState text={m["invoices.staff.nothing"]()} />}
			/>
			<TableFooter shown={invoices.length} total={total} totalIsMore={false} nextCursor={nextCursor}>
				<CsvButton call="GET /api/invoices/export.csv" query={{ month }} name={`invoices-${month}`} />
			</TableFooter>
		</StaffScreen>
	);
}
