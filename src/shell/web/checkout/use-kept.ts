import { useState } from "react";

/** The first known value, whatever is typed later; null until then. */
export function useKept(value: string, isKnown: boolean): string | null {
	const [kept, setKept] = useState<string | null>(null);
	if (kept === null && isKnown) setKept(value);
	return kept;
}
