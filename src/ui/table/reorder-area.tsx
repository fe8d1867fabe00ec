import { type DragEvent, type ReactNode, useRef } from "react";

type ReorderAreaProps = {
	/** The ids of the table's rows, in order. */
	rowIds: readonly string[];
	/** Called when a row was dropped in the place of another. */
	onMove: (id: string, targetId: string) => void;
	children: ReactNode;
};

const rowOf = (target: EventTarget) =>
	target instanceof Element ? target.closest<HTMLTableRowElement>("tbody tr") : null;

/**
 * Lets the rows of the table inside be dragged by their handles (`draggable` elements) to the place of another row.
 * For the mouse only: every table that uses it also has buttons that move a row.
 */
export function ReorderArea({ rowIds, onMove, children }: ReorderAreaProps) {
	const dragged = useRef<string>(undefined);
	const marked = useRef<HTMLTableRowElement>(undefined);
	const mark = (row: HTMLTableRowElement | undefined) => {
		marked.current?.removeAttribute("data-drop");
		row?.setAttribute("data-drop", "");
		marked.current = row;
	};
	const idOf = (row: HTMLTableRowElement | null) => rowIds[row?.sectionRowIndex ?? -1];
	const start = (event: DragEvent) => {
		const row = rowOf(event.target);
		dragged.current = idOf(row);
		event.dataTransfer.effectAllowed = "move";
		if (row !== null) event.dataTransfer.setDragImage(row, 0, 0);
	};
	const over = (event: DragEvent) => {
		const row = rowOf(event.target);
		if (dragged.current === undefined || row === null) return;
		// Without this the browser allows no drop here.
		event.preventDefault();
		mark(row);
	};
	const drop = (event: DragEvent) => {
		const target = idOf(rowOf(event.target));
		const id = dragged.current;
		if (id === undefined || target === undefined) return;
		event.preventDefault();
		if (target !== id) onMove(id, target);
	};
	const end = () => {
		dragged.current = undefined;
		mark(undefined);
	};
	return (
		// oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the buttons in the rows do the same
		<div
			onDragStart={start}
			onDragOver={over}
			onDrop={drop}
			onDragEnd={end}
			className="grid gap-3 [&_tr[data-drop]]:bg-act-tint [&_tr[data-drop]]:inset-ring-2 [&_tr[data-drop]]:inset-ring-act"
		>
			{children}
		</div>
	);
}
