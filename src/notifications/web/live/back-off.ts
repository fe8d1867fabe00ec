/** Before the first further attempt, and at most, in milliseconds. */
const shortest = 1_000;
const longest = 60_000;

/**
 * Milliseconds until a connection is tried again after so many failures in a row (0: none yet). `chance`, of 0 to 1,
 * spreads them over the second half of the wait: after a restart not everybody comes at once.
 */
export function waitBefore(failures: number, chance: number): number {
	const whole = Math.min(shortest * 2 ** failures, longest);
	return Math.round(whole * (0.5 + chance / 2));
}

/**
 * Waits so long, or until the network or somebody comes back to the page, whichever is first; ends at once with the signal.
 */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		const ends = new AbortController();
		const end = () => {
			clearTimeout(timer);
			ends.abort();
			resolve();
		};
		const timer = setTimeout(end, milliseconds);
		if (signal.aborted) return end();
		const listening = { signal: ends.signal };
		signal.addEventListener("abort", end, listening);
		window.addEventListener("online", end, listening);
		document.addEventListener(
			"visibilitychange",
			() => {
				if (document.visibilityState === "visible") end();
			},
			listening,
		);
	});
}
