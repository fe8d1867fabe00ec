import type { Clock } from "../../dates.ts";

/** What a process remembers of small tables that every request reads and that rarely change. */
export type Snapshot<Value> = {
	/** The value, read anew where the last reading is too old; of many who ask at once, one reads. */
	current(): Promise<Value>;
	/** Makes the next current() read anew. Called after the commit of a change that this process made. */
	forget(): void;
};

/**
 * Caches what `read` returns for at most `maximumAge` milliseconds. There is no invalidation between processes:
 * public pages are cached as long anyway, so it would show nothing sooner, and reading for some milliseconds every
 * few seconds costs less than a connection that listens.
 */
export function createSnapshot<Value>(
	read: () => Promise<Value>,
	clock: Clock,
	maximumAge = 5_000,
): Snapshot<Value> {
	let held: { value: Promise<Value>; readAt: number } | null = null;
	return {
		current() {
			const now = clock().getTime();
			// The distance, not the difference: a clock that was set back must not keep the value for ever.
			if (held !== null && Math.abs(now - held.readAt) < maximumAge) return held.value;
			const reading = { value: read(), readAt: now };
			held = reading;
			reading.value.catch(() => {
				if (held === reading) held = null;
			});
			return reading.value;
		},
		forget() {
			held = null;
		},
	};
}
