/** Lets work in by turns, at most so many at once and the rest in the order in which they came. */
export function createTurns(atOnce: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
	let free = atOnce;
	const waiting: (() => void)[] = [];
	return async (work) => {
		if (free > 0) free--;
		else await new Promise<void>((enter) => void waiting.push(enter));
		try {
			return await work();
		} finally {
			// The turn goes straight to the next one, so that nobody who comes now gets before it.
			const next = waiting.shift();
			if (next === undefined) free++;
			else next();
		}
	};
}
