import type { Log } from "../process/log.ts";

/** What was counted, each with how often. */
export type Counted<Key> = Key & { count: number };

type BufferOptions<Key> = {
	/** Writes what was counted since the last time. */
	write: (counted: Counted<Key>[]) => Promise<void>;
	log: Pick<Log, "warn">;
	/** More different ones are not counted until these are written. */
	capacity: number;
	everyMs?: number;
};

/**
 * Counts in memory and writes every few seconds and at the end, so that counting costs no write of its own. A process
 * that is killed loses what it counted in these seconds.
 */
export function createCountBuffer<Key extends Record<string, string>>({
	write,
	log,
	capacity,
	everyMs = 5_000,
}: BufferOptions<Key>) {
	let counts = new Map<string, Counted<Key>>();
	let timer: NodeJS.Timeout | undefined;
	let writing = Promise.resolve();

	function add(key: Key, count = 1): void {
		const name = JSON.stringify(Object.values(key));
		const before = counts.get(name);
		if (before === undefined && counts.size >= capacity) return;
		counts.set(name, { ...key, count: (before?.count ?? 0) + count });
	}

	async function writeOut(): Promise<void> {
		if (counts.size === 0) return;
		// In one order, so that two processes that write at once never wait for each other in a circle.
		const taken = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, counted]) => counted);
		counts = new Map();
		try {
			await write(taken);
		} catch (error) {
			log.warn({ err: error }, "counts not written");
			for (const { count, ...key } of taken) add(key as unknown as Key, count);
		}
	}

	const flush = (): Promise<void> => (writing = writing.then(writeOut));
	return {
		add,
		/** Writes what is counted now; a failure is logged, and what was counted is kept for the next time. */
		flush,
		start() {
			timer = setInterval(() => void flush(), everyMs);
			timer.unref();
		},
		stop() {
			clearInterval(timer);
			return flush();
		},
	};
}
