import { setTimeout as pause } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import type { Log } from "../process/log.ts";

export type BroadcastHandlers = {
	onMessage: (channel: string, text: string) => void;
	/** The connection broke and is open again. */
	missed: () => void;
};

/** The connection's name in PostgreSQL's list of connections. */
export const broadcastConnection = "broadcast";

/** How long PostgreSQL may take to connect or to answer, and how often the connection is checked, in milliseconds. */
const timeoutMs = 5_000;
const checkMs = 15_000;
/** The first wait before a reconnection, which doubles each time, and the longest one, in milliseconds. */
const firstWait = 100;
const longestWait = 5_000;

/** Listens on the embedded database, which has no connection that could break. Returns the function that stops it. */
export async function listenOnEmbedded(
	lite: PGlite,
	channels: readonly string[],
	{ onMessage }: BroadcastHandlers,
): Promise<() => Promise<void>> {
	const ends: (() => Promise<void>)[] = [];
	for (const channel of channels) ends.push(await lite.listen(channel, (text) => onMessage(channel, text)));
	return async () => {
		for (const end of ends) await end();
	};
}

/**
 * Listens on PostgreSQL with a connection outside the pool, whose connections come and go. If it breaks, it
 * reconnects until it succeeds and then reports that messages may be missing. Returns the function that stops it.
 * Messages sent after this call returns are received unless PostgreSQL is unavailable at that moment.
 */
export async function listenOnPostgres(
	url: string,
	channels: readonly string[],
	handlers: BroadcastHandlers,
	log: Pick<Log, "warn">,
): Promise<() => Promise<void>> {
	const stopped = new AbortController();
	const { signal } = stopped;
	const stopping = new Promise((resolve) => {
		signal.addEventListener("abort", resolve);
	});
	const tried = Promise.withResolvers<void>();

	async function keepOpen(): Promise<void> {
		let wait = firstWait;
		for (let isFirst = true; !signal.aborted; isFirst = false) {
			try {
				const connection = await openConnection(url, channels, handlers);
				if (!isFirst) handlers.missed();
				wait = firstWait;
				tried.resolve();
				await Promise.race([connection.lost, stopping]);
				connection.close();
				if (!signal.aborted) log.warn("broadcast connection lost");
			} catch (error) {
				log.warn({ err: error }, "broadcast connection not opened");
			}
			tried.resolve();
			await pause(wait, undefined, { signal }).catch(() => {});
			wait = Math.min(wait * 2, longestWait);
		}
	}

	const ended = keepOpen();
	await tried.promise;
	return async () => {
		stopped.abort();
		await ended;
	};
}

/** Opens a connection; `lost` resolves when it breaks. Throws if it cannot be opened. */
async function openConnection(url: string, channels: readonly string[], { onMessage }: BroadcastHandlers) {
	const client = new pg.Client({
		connectionString: url,
		// Shown in PostgreSQL's list of connections.
		application_name: broadcastConnection,
		connectionTimeoutMillis: timeoutMs,
		query_timeout: timeoutMs,
		keepAlive: true,
	});
	const lost = Promise.withResolvers<void>();
	// Without a listener, a broken connection would end the process.
	client.on("error", () => lost.resolve());
	client.on("end", () => lost.resolve());
	client.on("notification", ({ channel, payload = "" }) => onMessage(channel, payload));
	try {
		await client.connect();
		for (const channel of channels) await client.query(`listen ${client.escapeIdentifier(channel)}`);
	} catch (error) {
		closeWithoutWaiting(client);
		throw error;
	}
	// A dead connection can look open for hours. Only a query shows that it is dead.
	const checks = setInterval(() => void client.query("select 1").catch(() => lost.resolve()), checkMs);
	return {
		lost: lost.promise,
		close() {
			clearInterval(checks);
			closeWithoutWaiting(client);
		},
	};
}

/** Closes the client without waiting for the response, which a dead server never sends. */
function closeWithoutWaiting(client: pg.Client): void {
	client.end().catch(() => {});
}
