/** The wait before the second attempt, and the longest wait, in milliseconds. */
const shortest = 2_000;
const longest = 60_000;

/**
 * Repeats an attempt until it no longer throws: at growing intervals, and at once when the network is back. Returns a
 * function that stops it.
 */
export function keepTrying(attempt: () => Promise<unknown>): () => void {
	let wait = shortest;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let isOver = false;

	const stop = () => {
		isOver = true;
		clearTimeout(timer);
		window.removeEventListener("online", run);
	};
	function run(): void {
		clearTimeout(timer);
		attempt().then(stop, () => {
			if (isOver) return;
			timer = setTimeout(run, wait);
			wait = Math.min(wait * 2, longest);
		});
	}
	window.addEventListener("online", run);
	run();
	return stop;
}
