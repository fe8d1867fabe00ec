import { useState } from "react";

/** What stood there when it was known first, whatever is typed later; null until then. */
export function useKept(value: string, isKnown: boolean): string | null {
	const [kept, setKept] = useState<string | null>(null);
	if (kept === null && isKnown) setKept(value);
	return kept;
}
