import type { ReactNode } from "react";
import { type Column, DataTable } from "../../../ui/table/data-table.tsx";
import { ReorderArea } from "../../../ui/table/reorder-area.tsx";
import { useMove } from "./use-move.ts";

type Entry = { _id: string; position: number };

/** A row with the function that moves it to a position, from 1. */
export type OrderedRow<Row extends Entry> = Row & { move: (position: number) => void };

type OrderedTableProps<Row extends Entry> = {
	label: string;
	columns: Column<OrderedRow<Row>>[];
	rows: readonly Row[];
	nameOf: (row: Row) => string;
	send: (id: string, position: number, from: number) => Promise<unknown>;
	/** Whether a row may be dropped in the place of another. */
	mayDrop?: (row: Row, target: Row) => boolean;
	empty: ReactNode;
};

/** The table of a list in staff's own order, changed by dragging a row's handle or by its buttons. */
export function OrderedTable<Row extends Entry>(props: OrderedTableProps<Row>) {
	const { label, columns, rows, nameOf, send, mayDrop = () => true, empty } = props;
	const { move, said } = useMove(send);
	const moveTo = (row: Row, to: number) =>
		void move({ id: row._id, name: nameOf(row), position: row.position }, to);
	const drop = (id: string, targetId: string) => {
		const dragged = rows.find(({ _id }) => _id === id);
		const target = rows.find(({ _id }) => _id === targetId);
		if (dragged !== undefined && target !== undefined && mayDrop(dragged, target))
			moveTo(dragged, target.position);
	};
	return (
		<>
			<ReorderArea rowIds={rows.map(({ _id }) => _id)} onMove={drop}>
				<DataTable
					label={label}
					columns={columns}
					rows={rows.map((row) => ({ ...row, move: (to: number) => moveTo(row, to) }))}
					rowId={({ _id }) => _id}
					empty={empty}
				/>
			</ReorderArea>
			<output className="sr-only">{said}</output>
		</>
	);
}
