/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- Safari forgets what a table is where CSS makes a row a card. */
import type { LinkProps } from "react-router";
import { Pager } from "./pager.tsx";
import { type SortDirection, SortLink } from "./sort-link.tsx";

export type Column<Row> = {
	/** The head's words; on a card, the words above the value. */
	head: string;
	cell: (row: Row) => React.ReactNode;
	/** title: the name of the row, across the card's top. figure: right, tabular. action: last, without a visible head. */
	kind?: "title" | "figure" | "action";
	/** Left out of the card, as a running number. */
	deskOnly?: boolean;
	/** Where the head leads in order to sort by this column, and how it is sorted now. */
	sortTo?: LinkProps["to"];
	sorted?: SortDirection;
};

type DataTableProps<Row> = {
	/** What the table lists; read, not seen. */
	caption: string;
	columns: Column<Row>[];
	rows: Row[];
	rowKey: (row: Row) => string;
	/** Stands in the table's place while there are no rows. */
	empty: React.ReactNode;
	pager?: React.ComponentProps<typeof Pager>;
};

const cellKinds = {
	plain: "",
	title: "font-strong max-desk:col-span-full max-desk:text-lg max-desk:before:content-none",
	figure: "whitespace-nowrap tabular-nums desk:text-right",
	action:
		"max-desk:justify-items-stretch max-desk:content-end max-desk:before:content-none desk:w-px desk:whitespace-nowrap",
};

const cell =
	"[overflow-wrap:anywhere] max-desk:grid max-desk:content-start max-desk:justify-items-start max-desk:before:text-sm max-desk:before:font-normal max-desk:before:text-ink-faint max-desk:before:content-[attr(data-label)] desk:h-13 desk:border-b desk:border-line desk:px-3.5 desk:py-1 desk:group-last:border-b-0 desk:group-hover:bg-ground";

/**
 * Rows at the desk, below it a card for each. Ten rows a page is the caller's to ask for.
 */
export function DataTable<Row>({ caption, columns, rows, rowKey, empty, pager }: DataTableProps<Row>) {
	if (rows.length === 0) return empty;
	return (
		<div className="desk:overflow-hidden desk:rounded-lg desk:border desk:border-line desk:bg-surface">
			<table role="table" className="w-full border-separate border-spacing-0 max-desk:grid max-desk:gap-3">
				<caption className="sr-only">{caption}</caption>
				<Head columns={columns} />
				<tbody role="rowgroup" className="max-desk:grid max-desk:gap-3">
					{rows.map((row) => (
						<tr
							key={rowKey(row)}
							role="row"
							className="group max-desk:grid max-desk:grid-cols-2 max-desk:gap-x-4 max-desk:gap-y-2 max-desk:rounded-lg max-desk:border max-desk:border-line max-desk:bg-surface max-desk:p-4"
						>
							{columns.map((column) => (
								<td
									key={column.head}
									role="cell"
									data-label={column.head}
									className={`${cell} ${cellKinds[column.kind ?? "plain"]} ${column.deskOnly ? "max-desk:hidden" : ""}`}
								>
									{column.cell(row)}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
			{pager && (
				<div className="pt-3 desk:border-t desk:border-line desk:py-2 desk:pr-3 desk:pl-4">
					<Pager {...pager} />
				</div>
			)}
		</div>
	);
}

function Head<Row>({ columns }: { columns: Column<Row>[] }) {
	return (
		<thead role="rowgroup" className="max-desk:sr-only">
			<tr role="row">
				{columns.map((column) => (
					<th
						key={column.head}
						role="columnheader"
						scope="col"
						aria-sort={column.sorted}
						className={`h-11 border-b border-line bg-sunk px-3.5 py-1 text-sm font-strong whitespace-nowrap text-ink-soft ${column.kind === "figure" ? "text-right" : "text-left"}`}
					>
						<HeadWords column={column} />
					</th>
				))}
			</tr>
		</thead>
	);
}

function HeadWords<Row>({ column }: { column: Column<Row> }) {
	if (column.kind === "action") return <span className="sr-only">{column.head}</span>;
	if (column.sortTo === undefined) return column.head;
	return (
		<SortLink to={column.sortTo} sorted={column.sorted}>
			{column.head}
		</SortLink>
	);
}
