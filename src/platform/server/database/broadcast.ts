import type { Database, Db } from "./database.ts";
import { listenOnEmbedded, listenOnPostgres } from "./broadcast-connections.ts";
import { notifyChannel } from "./broadcast.repository.ts";
import type { Log } from "../process/log.ts";

/** Listens to a channel. Its functions must not throw and must return at once. */
export type BroadcastListener = {
	/** A message of a committed transaction of this process or another one. */
	onMessage(text: string): void;
	/** The connection broke and is open again. Messages sent in between are lost. */
	missed(): void;
};

/**
 * Short messages to all processes on one database. A process that is not connected does not receive them, so store
 * what must not be lost.
 */
export type Broadcast = {
	/** Call it before start(). A channel's name consists of lower-case letters and underscores. */
	listen(channel: string, listener: BroadcastListener): void;
	/**
	 * Sends to all processes, including this one, when the caller's transaction commits, and to none if it rolls
	 * back. Throws RangeError above 7,999 bytes.
	 */
	send(tx: Db, channel: string, text: string): Promise<void>;
	start(): Promise<void>;
	stop(): Promise<void>;
};

/** PostgreSQL's limit for one message, in bytes. */
const longestMessage = 7_999;

/** Sends messages through the database. Receives nothing before start(). */
export function createBroadcast(database: Database, log: Pick<Log, "warn">): Broadcast {
	const listeners = new Map<string, BroadcastListener[]>();
	let stop = async () => {};

	const handlers = {
		onMessage(channel: string, text: string) {
			for (const listener of listeners.get(channel) ?? []) listener.onMessage(text);
		},
		missed() {
			for (const listener of [...listeners.values()].flat()) listener.missed();
		},
	};

	return {
		listen(channel, listener) {
			if (!/^[a-z_]{1,60}$/.test(channel)) throw new Error(`invalid channel name: ${channel}`);
			listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
		},
		async send(tx, channel, text) {
			const size = Buffer.byteLength(text);
			if (size > longestMessage) throw new RangeError(`a message of ${size} bytes on ${channel}`);
			await notifyChannel(tx, channel, text);
		},
		async start() {
			const { driver } = database;
			const channels = [...listeners.keys()];
			if (channels.length === 0) return;
			stop =
				driver.kind === "postgres"
					? await listenOnPostgres(driver.directUrl, channels, handlers, log)
					: await listenOnEmbedded(driver.lite, channels, handlers);
		},
		stop: () => stop(),
	};
}
