import { answerOf, withStore } from "./browser-store.ts";

/** A call that waits for a network; the service worker sends it: sendKept in public/service-worker.js. */
export type OutboxEntry = {
	/** Its Idempotency-Key, by which it is stored: however often it is sent, it is done once. */
	key: string;
	token: string;
	/** The account that wrote it; empty if it was not known. */
	owner: string;
	/** Milliseconds since the epoch. */
	keptAt: number;
};

const place = { database: "nukkad-outbox", store: "requests" };
/** In milliseconds. */
const keptFor = 14 * 24 * 60 * 60_000;

/** Stores a call. Rejects if the browser has no database or it is full. */
export async function putIntoOutbox(entry: OutboxEntry): Promise<void> {
	await withStore(place, (store) => answerOf(store.put(entry, entry.key)));
}

/** Deletes a call. */
export async function removeFromOutbox({ key }: Pick<OutboxEntry, "key">): Promise<void> {
	await withStore(place, (store) => answerOf(store.delete(key)));
}

/** All calls, the oldest first; none if the browser has no database. */
export async function readOutbox<Entry extends OutboxEntry>(): Promise<Entry[]> {
	const kept = await withStore(place, (store) => answerOf<Entry[]>(store.getAll())).catch(() => []);
	return kept.toSorted((one, other) => one.keptAt - other.keptAt);
}

/** Deletes calls of people who did not come back for 14 days. */
export async function sweepOutbox(): Promise<void> {
	const oldest = Date.now() - keptFor;
	for (const entry of await readOutbox()) if (entry.keptAt < oldest) await removeFromOutbox(entry);
}
