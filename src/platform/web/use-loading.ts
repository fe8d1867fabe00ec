import { useEffect, useState } from "react";

/**
 * Loads something; check `isWanted` before showing the result, because the screen may be about something else by
 * now.
 */
export type Load = (isWanted: () => boolean) => Promise<void>;

/**
 * Runs `load` once for each function passed (null: nothing to load) and again with every retry. Pass a stable
 * function while its subject stays the same. A failure shows no alert, because the empty place itself says so.
 */
export function useLoading(load: Load | null): { hasFailed: boolean; retry: () => void } {
	const [attempt, setAttempt] = useState(1);
	const [failedAttempt, setFailedAttempt] = useState(0);
	useEffect(() => {
		if (load === null) return undefined;
		let isGone = false;
		load(() => !isGone).catch(() => {
			if (!isGone) setFailedAttempt(attempt);
		});
		return () => {
			isGone = true;
		};
	}, [load, attempt]);
	return { hasFailed: failedAttempt === attempt, retry: () => setAttempt((before) => before + 1) };
}
