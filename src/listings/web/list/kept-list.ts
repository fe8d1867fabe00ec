import { useEffect } from "react";
import type { Category } from "./category-data.ts";

/** The list shown last, at its full length. Only one: another service, choice or place loads again. */
let kept: { address: string; category: Category } | null = null;

/** The last list if it belongs to this address (path and query) and was not empty. */
export function keptList(address: string): Category | null {
	return kept?.address === address && kept.category.professionals.length > 0 ? kept.category : null;
}

/** Keeps the list for the way back: nothing loads again, and the page is as long as before. */
export function useKeptList(address: string, category: Category): void {
	useEffect(() => {
		kept = { address, category };
	}, [address, category]);
}
