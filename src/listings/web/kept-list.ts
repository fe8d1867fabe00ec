import { useEffect } from "react";
import type { Category } from "./category-data.ts";

/** The list that was shown last, as long as it had become. One only: another service, choice or place loads anew. */
let kept: { address: string; category: Category } | null = null;

/** The last list, if it stood at this address (path and query) and was not empty. */
export function keptList(address: string): Category | null {
	return kept?.address === address && kept.category.professionals.length > 0 ? kept.category : null;
}

/** Keeps the list for the way back to it: nothing is loaded again, and the page is as long as it was. */
export function useKeptList(address: string, category: Category): void {
	useEffect(() => {
		kept = { address, category };
	}, [address, category]);
}
