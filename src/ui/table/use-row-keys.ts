import { useEffect, useRef } from "react";
import { isTyping } from "./is-typing.ts";

/** The first focusable element of a row. */
const handleOf = (row: Element | null | undefined) => row?.querySelector<HTMLElement>("a, button");

/** Keys of a table's body: arrow down and up move the focus from row to row. Enter follows the row's link natively. */
export function useRowKeys(): React.RefObject<HTMLTableSectionElement | null> {
	const body = useRef<HTMLTableSectionElement>(null);
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
			if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
			const current = document.activeElement?.closest("tr");
			const rows = [...(body.current?.rows ?? [])];
			const at = rows.findIndex((row) => row === current);
			const next = event.key === "ArrowDown" ? rows[at + 1] : at > 0 ? rows[at - 1] : undefined;
			const handle = handleOf(next);
			if (!handle) return;
			event.preventDefault();
			handle.focus();
		};
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	}, []);
	return body;
}
