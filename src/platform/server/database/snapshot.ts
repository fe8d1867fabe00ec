import type { Clock } from "../../dates.ts";
import { isInTransaction } from "./database.ts";

/** A cache of small tables that every request reads and that rarely change. */
export type Snapshot<Value> = {
	/** Returns the value, and reads it again if the last reading is too old. Calls at the same time share one reading. */
	current(): Promise<Value>;
	/** Makes the next current() read again. Call it after the commit of a change in this process. */
	clear(): void;
};

/** How much older a value may be in a transaction, in milliseconds. */
const olderInTransactions = 30_000;

/**
 * Caches what `read` returns for at most `maximumAge` milliseconds. There is no invalidation between processes:
 * public pages are cached for as long, so it would show nothing sooner, and a short query every few seconds costs less
 * than a listening connection. In a transaction, an older value is returned without waiting: the embedded database has one
 * connection, so a reading would wait for the transaction, and the transaction for the reading.
 */
export function createSnapshot<Value>(
	read: () => Promise<Value>,
	clock: Clock,
	maximumAge = 5_000,
): Snapshot<Value> {
	type Reading = { value: Promise<Value>; readAt: number };
	let cached: Reading | null = null;
	let last: { value: Value; readAt: number } | null = null;
	async function keep(reading: Reading): Promise<void> {
		try {
			const value = await reading.value;
			if (cached === reading) last = { value, readAt: reading.readAt };
		} catch {
			if (cached === reading) cached = null;
		}
	}
	return {
		current() {
			const now = clock().getTime();
			if (
				last !== null &&
				isInTransaction() &&
				Math.abs(now - last.readAt) < maximumAge + olderInTransactions
			)
				return Promise.resolve(last.value);
			// The absolute distance, because after a clock is set back the value must not stay for ever.
			if (cached !== null && Math.abs(now - cached.readAt) < maximumAge) return cached.value;
			const reading = { value: read(), readAt: now };
			cached = reading;
			void keep(reading);
			return reading.value;
		},
		clear() {
			cached = null;
			last = null;
		},
	};
}
