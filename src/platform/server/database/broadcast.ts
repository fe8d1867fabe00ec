import { sql } from "drizzle-orm";
import type { Database, Db } from "./database.ts";
import { listenOnEmbedded, listenOnPostgres } from "./broadcast-connections.ts";
import type { Log } from "../process/log.ts";

/** Who listens to a channel. Neither call may throw, and what takes long is to be begun and not waited for. */
export type BroadcastListener = {
	/** A message of a transaction that was committed, in this process or another one. */
	hear(text: string): void;
	/** The connection broke and is open again. Messages sent in between are lost. */
	missed(): void;
};

/**
 * Short messages to all processes on one database. A process that is not connected does not receive them, so store
 * what must not be lost.
 */
export type Broadcast = {
	/** Before start. A channel's name is small letters and underscores. */
	listen(channel: string, listener: BroadcastListener): void;
	/**
	 * Sends to all processes, including this one, when the caller's transaction commits, and to none if it rolls
	 * back. Throws RangeError above 7,999 bytes.
	 */
	send(tx: Db, channel: string, text: string): Promise<void>;
	start(): Promise<void>;
	stop(): Promise<void>;
};

/** PostgreSQL takes no longer message, in bytes. */
const longestMessage = 7_999;

/** Sends messages through the database. Receives nothing before start(). */
export function createBroadcast(database: Database, log: Pick<Log, "warn">): Broadcast {
	const listeners = new Map<string, BroadcastListener[]>();
	let stop = async () => {};

	const ears = {
		hear(channel: string, text: string) {
			for (const listener of listeners.get(channel) ?? []) listener.hear(text);
		},
		missed() {
			for (const listener of [...listeners.values()].flat()) listener.missed();
		},
	};

	return {
		listen(channel, listener) {
			if (!/^[a-z_]{1,60}$/.test(channel)) throw new Error(`no name of a channel: ${channel}`);
			listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
		},
		async send(tx, channel, text) {
			const size = Buffer.byteLength(text);
			if (size > longestMessage) throw new RangeError(`a message of ${size} bytes on ${channel}`);
			await tx.execute(sql`select pg_notify(${channel}, ${text})`);
		},
		async start() {
			const { driver } = database;
			const channels = [...listeners.keys()];
			if (channels.length === 0) return;
			stop =
				driver.kind === "postgres"
					? await listenOnPostgres(driver.pool.options, channels, ears, log)
					: await listenOnEmbedded(driver.lite, channels, ears);
		},
		stop: () => stop(),
	};
}
