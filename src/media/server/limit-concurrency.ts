/** Lets work in by turns, at most so many at once and the rest in the order in which they came. */
export function createLimiter(atOnce: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
	let free = atOnce;
	const waiting: (() => void)[] = [];
	return async (work) => {
		if (free > 0) free--;
		else await new Promise<void>((enter) => void waiting.push(enter));
		try {
			return await work();
		} finally {
			// The slot goes straight to the next one in the queue, so that no newcomer gets it first.
			const next = waiting.shift();
			if (next === undefined) free++;
			else next();
		}
	};
}
