import {
	type ColumnDef,
	type Header,
	metaHelper,
	type Row,
	type RowData,
	tableFeatures,
	useTable,
} from "@tanstack/react-table";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../icon.tsx";
import { useRowKeys } from "./use-row-keys.ts";

/** Additions to TanStack's column options. */
type ColumnMeta = {
	/** Aligns numbers and amounts at the end. */
	align?: "end";
	/** The column's name in the list's `sort` parameter; only if the server sorts by it. */
	sortKey?: string;
	/** The sum of the column over all filtered rows. */
	total?: ReactNode;
};

const features = tableFeatures({ columnMeta: metaHelper<ColumnMeta>() });

/** A column: `id`, `header` (the message of its title, or ""), `cell`, and `meta`. */
export type Column<Data extends RowData> = ColumnDef<typeof features, Data> & { header: "" | (() => string) };

const titleOf = (header: unknown) => (typeof header === "function" ? (header as () => string)() : null);

/** How a list is sorted, and the URL that sorts it by a column. */
export type TableSort = {
	key: string;
	direction: "asc" | "desc";
	addressOf: (key: string, direction: "asc" | "desc") => string;
};

type DataTableProps<Data extends RowData> = {
	/** The table's name for screen readers. */
	label: string;
	/** Must be stable, or the whole table is rebuilt with every render. */
	columns: Column<Data>[];
	rows: Data[];
	rowId: (row: Data) => string;
	/** The page of a row: Enter or a click on its first cell opens it. */
	rowAddress?: (row: Data) => string;
	sort?: TableSort;
	/** Shown instead of the rows if there are none. */
	empty: ReactNode;
};

const headClass = "px-3 py-2.5 text-sm font-strong whitespace-nowrap";

function SortableTitle<Data extends RowData>({
	header,
	sort,
	children,
}: {
	header: Header<typeof features, Data>;
	sort: TableSort | undefined;
	children: ReactNode;
}) {
	const key = header.column.columnDef.meta?.sortKey;
	if (key === undefined || sort === undefined) return children;
	const isSorted = sort.key === key;
	const next = isSorted && sort.direction === "desc" ? "asc" : "desc";
	const icon = !isSorted ? "arrow-up-down" : sort.direction === "desc" ? "arrow-down" : "arrow-up";
	return (
		<Link
			to={sort.addressOf(key, next)}
			preventScrollReset
			className={`inline-flex min-h-11 items-center gap-1.5 no-underline hover:text-act ${isSorted ? "text-act" : "text-inherit"}`}
		>
			{children}
			<Icon name={icon} size="sm" />
		</Link>
	);
}

function TableHead<Data extends RowData>({
	headers,
	sort,
	render,
}: {
	headers: Header<typeof features, Data>[];
	sort: TableSort | undefined;
	render: (header: Header<typeof features, Data>) => ReactNode;
}) {
	return (
		<thead className={sort === undefined ? "max-desk:sr-only" : ""}>
			<tr className="max-desk:flex max-desk:flex-wrap max-desk:gap-x-4">
				{headers.map((header) => {
					const meta = header.column.columnDef.meta;
					const isSorted = sort !== undefined && meta?.sortKey === sort.key;
					return (
						<th
							key={header.id}
							scope="col"
							aria-sort={isSorted ? (sort.direction === "asc" ? "ascending" : "descending") : undefined}
							className={`sticky top-(--table-top,0) z-1 bg-sunk first:rounded-tl-lg last:rounded-tr-lg max-desk:static max-desk:bg-transparent max-desk:p-0 ${meta?.sortKey === undefined ? "max-desk:sr-only" : ""} ${headClass} ${meta?.align === "end" ? "text-end" : "text-start"}`}
						>
							<SortableTitle header={header} sort={sort}>
								{header.column.columnDef.header === "" ? (
									<span className="sr-only">{m["ui.table_actions"]()}</span>
								) : (
									render(header)
								)}
							</SortableTitle>
						</th>
					);
				})}
			</tr>
		</thead>
	);
}

function TableRow<Data extends RowData>({
	row,
	address,
	render,
}: {
	row: Row<typeof features, Data>;
	address: string | undefined;
	render: (cell: ReturnType<Row<typeof features, Data>["getAllCells"]>[number]) => ReactNode;
}) {
	return (
		<tr
			data-row={address ?? ""}
			className="border-line hover:bg-act-tint/40 max-desk:grid max-desk:gap-1 max-desk:rounded-lg max-desk:border max-desk:bg-surface max-desk:p-4 desk:border-t"
		>
			{row.getAllCells().map((cell, index) => {
				const { meta, header } = cell.column.columnDef;
				const content = render(cell);
				return (
					<td
						key={cell.id}
						className={`max-desk:flex max-desk:justify-between max-desk:gap-4 max-desk:has-[>:last-child:empty]:hidden desk:px-3 desk:py-2.5 ${meta?.align === "end" ? "tabular-nums desk:text-end" : ""}`}
					>
						<span aria-hidden className="text-sm text-ink-faint desk:hidden">
							{titleOf(header)}
						</span>
						{index === 0 && address !== undefined ? (
							<Link
								to={address}
								className="min-w-0 font-strong [overflow-wrap:anywhere] text-inherit no-underline max-desk:text-end hover:text-act"
							>
								{content}
							</Link>
						) : (
							<span className="min-w-0 max-desk:[overflow-wrap:anywhere] max-desk:text-end">{content}</span>
						)}
					</td>
				);
			})}
		</tr>
	);
}

function TableTotals<Data extends RowData>({ headers }: { headers: Header<typeof features, Data>[] }) {
	if (!headers.some(({ column }) => column.columnDef.meta?.total !== undefined)) return null;
	return (
		<tfoot>
			<tr className="border-line bg-sunk font-strong max-desk:grid max-desk:rounded-lg max-desk:border max-desk:p-4 desk:border-t">
				{headers.map(({ id, column: { columnDef } }, index) => (
					<td
						key={id}
						className={`max-desk:flex max-desk:justify-between max-desk:gap-4 desk:px-3 desk:py-2.5 ${columnDef.meta?.align === "end" ? "tabular-nums desk:text-end" : ""}`}
					>
						{index > 0 && columnDef.meta?.total !== undefined && (
							<span aria-hidden className="text-sm font-normal text-ink-faint desk:hidden">
								{titleOf(columnDef.header)}
							</span>
						)}
						{columnDef.meta?.total ?? (index === 0 && m["ui.table.total"]())}
					</td>
				))}
			</tr>
		</tfoot>
	);
}

/**
 * The table of every staff list. On a phone its rows are cards, below the columns to sort by. Arrow keys go from row to
 * row, Enter opens one. Sorting, filtering and paging are the server's: the address names them.
 */
export function DataTable<Data extends RowData>({
	label,
	columns,
	rows,
	rowId,
	rowAddress,
	sort,
	empty,
}: DataTableProps<Data>) {
	const table = useTable({ features, columns, data: rows, getRowId: rowId });
	const body = useRowKeys();
	if (rows.length === 0) return empty;
	const headers = table.getHeaderGroups().flatMap((group) => group.headers);
	return (
		<div className="max-desk:contents desk:overflow-x-clip desk:rounded-lg desk:border desk:border-line desk:bg-surface">
			<table aria-label={label} className="w-full border-collapse text-start max-desk:grid max-desk:gap-3">
				<TableHead headers={headers} sort={sort} render={(header) => <table.FlexRender header={header} />} />
				<tbody ref={body} className="max-desk:grid max-desk:gap-3">
					{table.getRowModel().rows.map((row) => (
						<TableRow
							key={row.id}
							row={row}
							address={rowAddress?.(row.original)}
							render={(cell) => <table.FlexRender cell={cell} />}
						/>
					))}
				</tbody>
				<TableTotals headers={headers} />
			</table>
		</div>
	);
}
