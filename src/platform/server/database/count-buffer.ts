import type { Log } from "../process/log.ts";

/** The counted keys, each with its count. */
export type Counted<Key> = Key & { count: number };

type BufferOptions<Key> = {
	/** Writes the counts since the last time. */
	write: (counted: Counted<Key>[]) => Promise<void>;
	log: Pick<Log, "warn">;
	/** More keys than this are not counted until these are written. */
	capacity: number;
	everyMs?: number;
};

/**
 * Counts in memory and writes every few seconds and at the end, so that counting costs no write of its own. A
 * process that is killed loses the counts of these seconds.
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
		// In one order, so that two processes that write at the same time cannot deadlock.
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
		/** Writes the counts now; a failure is logged, and the counts are kept for the next time. */
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
