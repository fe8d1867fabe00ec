import type { Db } from "./database.ts";

/**
 * How a lower wing tells the upper ones that something happened, without knowing them: they listen, it announces.
 * Listeners run one after the other in the announcer's transaction; one that throws undoes it all.
 */
export type Announcement<Event> = {
	listen(listener: (tx: Db, event: Event) => Promise<void>): void;
	announce(tx: Db, event: Event): Promise<void>;
};

/** A new announcement that nobody listens to yet; `wings.ts` wires the listeners. */
export function createAnnouncement<Event>(): Announcement<Event> {
	const listeners: ((tx: Db, event: Event) => Promise<void>)[] = [];
	return {
		listen: (listener) => void listeners.push(listener),
		async announce(tx, event) {
			for (const listener of listeners) await listener(tx, event);
		},
	};
}
