import { useEffect, useState } from "react";

/** Loads something; asks `isWanted` before it shows what came, because the screen may be about something else by now. */
export type Load = (isWanted: () => boolean) => Promise<void>;

/**
 * Runs `load` once for each load that it is given (null: there is nothing to load) and anew with every retry. Give it
 * one that stays the same while it is about the same. A failure is not told as an alert: the place of what is missing says it.
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
