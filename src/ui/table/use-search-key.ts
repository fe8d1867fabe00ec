import { useEffect } from "react";
import { isTyping } from "./is-typing.ts";

/** "/" moves the focus to the screen's search field, the last one marked with data-search. */
export function useSearchKey(): void {
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			if (event.key !== "/" || isTyping(event.target)) return;
			// The screen's own search field comes after the frame's.
			const search = [...document.querySelectorAll<HTMLElement>("[data-search]")].at(-1);
			if (search === undefined) return;
			event.preventDefault();
			search.focus();
		};
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	}, []);
}
