/** How long a hidden page keeps its connection, in milliseconds, before it saves battery and data. */
const sleepAfterMs = 5 * 60_000;

/**
 * Runs the work while the page is visible and for some minutes after, and starts it again when the page becomes visible.
 * The work must end with its signal. Returns the function that stops it for good.
 */
export function whileAwake(work: (signal: AbortSignal) => void): () => void {
	const ended = new AbortController();
	let awake: AbortController | null = null;
	let timer: ReturnType<typeof setTimeout> | undefined;

	const sleep = () => {
		clearTimeout(timer);
		awake?.abort();
		awake = null;
	};
	const update = () => {
		clearTimeout(timer);
		if (document.visibilityState === "hidden") {
			timer = setTimeout(sleep, sleepAfterMs);
		} else if (awake === null) {
			awake = new AbortController();
			work(awake.signal);
		}
	};
	document.addEventListener("visibilitychange", update, ended);
	// Browsers put a page into their back/forward cache only without open connections.
	window.addEventListener("pagehide", sleep, ended);
	window.addEventListener("pageshow", update, ended);
	update();
	return () => {
		ended.abort();
		sleep();
	};
}
