import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { useTask } from "../../../platform/web/use-task.ts";

type Movable = { id: string; name: string; position: number };

/** The pressed button, or the other one if the row has reached an end. */
function focusMoveButton(id: string, direction: "up" | "down"): void {
	const button = (way: string) =>
		document.querySelector<HTMLButtonElement>(`[data-move="${CSS.escape(id)} ${way}"]:not(:disabled)`);
	(button(direction) ?? button(direction === "up" ? "down" : "up"))?.focus();
}

/**
 * Moves a row to a position and reloads the list. The focus stays with the row, so that it can be moved on, and
 * `said` announces the new position to screen readers.
 */
export function useMove(send: (id: string, position: number, from: number) => Promise<unknown>) {
	const { revalidate } = useRevalidator();
	const { run } = useTask();
	const [moved, setMoved] = useState<{ id: string; direction: "up" | "down"; text: string } | null>(null);
	useEffect(() => {
		if (moved !== null) focusMoveButton(moved.id, moved.direction);
	}, [moved]);
	const move = ({ id, name, position: from }: Movable, position: number) =>
		run(
			async () => {
				await send(id, position, from);
				await revalidate();
				const text = m["catalogue.staff.moved"]({ name, position });
				setMoved({ id, direction: position < from ? "up" : "down", text });
			},
			// A colleague may have reordered the list.
			({ status }) => void (status === 409 && revalidate()),
		);
	return { move, said: moved?.text ?? "" };
}
