import { setTimeout as pause } from "node:timers/promises";
import type { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import type { Log } from "../process/log.ts";

/** What comes over a line. */
export type Ears = { hear: (channel: string, text: string) => void; missed: () => void };

/** What the line is called among PostgreSQL's connections. */
export const broadcastConnection = "broadcast";

/** How long PostgreSQL may take to connect or to answer, and how often the connection is checked, in milliseconds. */
const timeoutMs = 5_000;
const askedEvery = 15_000;
/** Waits before a broken line is tried again: the first, doubled each time, and the longest; milliseconds. */
const firstWait = 100;
const longestWait = 5_000;

/** Listens on the embedded database, which has no line that could break. Returns the stop. */
export async function listenOnEmbedded(
	lite: PGlite,
	channels: readonly string[],
	{ hear }: Ears,
): Promise<() => Promise<void>> {
	const ends: (() => Promise<void>)[] = [];
	for (const channel of channels) ends.push(await lite.listen(channel, (text) => hear(channel, text)));
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
	options: pg.ClientConfig,
	channels: readonly string[],
	ears: Ears,
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
				const line = await openLine(options, channels, ears);
				if (!isFirst) ears.missed();
				wait = firstWait;
				tried.resolve();
				await Promise.race([line.lost, stopping]);
				line.close();
				if (!signal.aborted) log.warn("broadcast line lost");
			} catch (error) {
				log.warn({ err: error }, "broadcast line not opened");
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

/** An open line, and the moment at which it is lost. Throws where it cannot be opened. */
async function openLine(options: pg.ClientConfig, channels: readonly string[], { hear }: Ears) {
	const client = new pg.Client({
		connectionString: options.connectionString,
		// Shown in PostgreSQL's list of connections.
		application_name: broadcastConnection,
		connectionTimeoutMillis: timeoutMs,
		query_timeout: timeoutMs,
		keepAlive: true,
	});
	const lost = Promise.withResolvers<void>();
	// Without a listener a broken line would end the process.
	client.on("error", () => lost.resolve());
	client.on("end", () => lost.resolve());
	client.on("notification", ({ channel, payload = "" }) => hear(channel, payload));
	try {
		await client.connect();
		for (const channel of channels) await client.query(`listen ${client.escapeIdentifier(channel)}`);
	} catch (error) {
		closeWithoutWaiting(client);
		throw error;
	}
	// A connection that died on the way looks open for hours. Only a query shows it.
	const asking = setInterval(() => void client.query("select 1").catch(() => lost.resolve()), askedEvery);
	return {
		lost: lost.promise,
		close() {
			clearInterval(asking);
			closeWithoutWaiting(client);
		},
	};
}

/** Sends the goodbye without waiting for an answer, which a dead machine never sends. */
function closeWithoutWaiting(client: pg.Client): void {
	client.end().catch(() => {});
}
