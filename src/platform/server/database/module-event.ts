import type { Db } from "./database.ts";

/**
 * How a lower module publishes what happened to the upper ones without knowing them. Listeners run one after the
 * other in the publisher's transaction; if one throws, all is rolled back.
 */
export type ModuleEvent<Event> = {
	listen(listener: (tx: Db, event: Event) => Promise<void>): void;
	announce(tx: Db, event: Event): Promise<void>;
};

/** Creates an event without listeners. `modules.ts` subscribes them. */
export function createModuleEvent<Event>(): ModuleEvent<Event> {
	const listeners: ((tx: Db, event: Event) => Promise<void>)[] = [];
	return {
		listen: (listener) => void listeners.push(listener),
		async announce(tx, event) {
			for (const listener of listeners) await listener(tx, event);
		},
	};
}
