import type { Clock } from "../../dates.ts";

/** A cache of small tables that every request reads and that rarely change. */
export type Snapshot<Value> = {
	/** Returns the value, and reads it again if the last reading is too old. Calls at the same time share one reading. */
	current(): Promise<Value>;
	/** Makes the next current() read again. Call it after the commit of a change in this process. */
	clear(): void;
};

/**
 * Caches what `read` returns for at most `maximumAge` milliseconds. There is no invalidation between processes:
 * public pages are cached for as long, so it would show nothing sooner, and a short query every few seconds costs less
 * than a listening connection.
 */
export function createSnapshot<Value>(
	read: () => Promise<Value>,
	clock: Clock,
	maximumAge = 5_000,
): Snapshot<Value> {
	let cached: { value: Promise<Value>; readAt: number } | null = null;
	return {
		current() {
			const now = clock().getTime();
			// The absolute distance, because after a clock is set back the value must not stay for ever.
			if (cached !== null && Math.abs(now - cached.readAt) < maximumAge) return cached.value;
			const reading = { value: read(), readAt: now };
			cached = reading;
			reading.value.catch(() => {
				if (cached === reading) cached = null;
			});
			return reading.value;
		},
		clear() {
			cached = null;
		},
	};
}
