import type { Clock } from "../../dates.ts";
import { type Db, openTransaction } from "./database.ts";
import { onPrimary } from "./public-read.ts";

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
 * than a listening connection. In a transaction, a value that is not cached is read through that transaction, and not
 * cached: the embedded database has one connection, so another reading would wait for the transaction, and the
 * transaction for the reading.
 */
export function createSnapshot<Value>(
	read: (transaction?: Db) => Promise<Value>,
	clock: Clock,
	maximumAge = 5_000,
): Snapshot<Value> {
	type Reading = { value: Promise<Value>; readAt: number; isDone: boolean };
	let cached: Reading | null = null;
	async function keep(reading: Reading): Promise<void> {
		try {
			await reading.value;
			reading.isDone = true;
		} catch {
			if (cached === reading) cached = null;
		}
	}
	return {
		current() {
			const now = clock().getTime();
			const transaction = openTransaction();
			// The absolute distance, because after a clock is set back the value must not stay for ever.
			if (cached !== null && Math.abs(now - cached.readAt) < maximumAge)
				if (transaction === undefined || cached.isDone) return cached.value;
			if (transaction !== undefined) return read(transaction);
			// Changes in this process clear the value, so it must not be read from a replica that lacks them.
			const reading = { value: onPrimary(() => read()), readAt: now, isDone: false };
			cached = reading;
			void keep(reading);
			return reading.value;
		},
		clear() {
			cached = null;
		},
	};
}
