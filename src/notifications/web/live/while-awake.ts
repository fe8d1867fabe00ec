/** A page that nobody looks at goes on listening for so long, in milliseconds; then it spares the battery and the line. */
const sleepsAfter = 5 * 60_000;

/**
 * Does the work while the page is seen and for some minutes after, and begins anew when somebody comes back to it. The
 * work ends with the signal that it is handed. Answers how to stop for good.
 */
export function whileAwake(work: (signal: AbortSignal) => void): () => void {
	const over = new AbortController();
	let awake: AbortController | null = null;
	let timer: ReturnType<typeof setTimeout> | undefined;

	const sleep = () => {
		clearTimeout(timer);
		awake?.abort();
		awake = null;
	};
	const look = () => {
		clearTimeout(timer);
		if (document.visibilityState === "hidden") {
			timer = setTimeout(sleep, sleepsAfter);
		} else if (awake === null) {
			awake = new AbortController();
			work(awake.signal);
		}
	};
	document.addEventListener("visibilitychange", look, over);
	// A browser keeps a page aside for the way back only where nothing of it goes on.
	window.addEventListener("pagehide", sleep, over);
	window.addEventListener("pageshow", look, over);
	look();
	return () => {
		over.abort();
		sleep();
	};
}
