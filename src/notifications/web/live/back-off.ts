/** The wait before the first retry, and the longest wait. */
const shortestMs = 1_000;
const longestMs = 60_000;

/**
 * Milliseconds until the next attempt to connect after this many failures in a row (0: none yet). `random`, from 0 to 1,
 * spreads attempts over the second half of the wait, so that not all browsers reconnect at once after a restart.
 */
export function waitBefore(failures: number, random: number): number {
	const whole = Math.min(shortestMs * 2 ** failures, longestMs);
	return Math.round(whole * (0.5 + random / 2));
}

/**
 * Waits this long, or until the browser is online again or the page becomes visible. Ends at once with the signal.
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
