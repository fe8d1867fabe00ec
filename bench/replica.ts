import { setTimeout as wait } from "node:timers/promises";
import autocannon from "autocannon";
import { sql } from "drizzle-orm";
import type { Db } from "../src/platform/server/database/database.ts";
import { openDatabase } from "../src/platform/server/database/open-database.ts";
import { findPostgres, startStreamingPair, type StreamingPair } from "../src/testing/streaming-pair.ts";
import { connections, port, seconds, sizes } from "./bench-settings.ts";
import { fillBenchDatabase } from "./fill.ts";
import { startProduct } from "./processes.ts";
import { questionsOn } from "./questions.ts";
import { signInAdmin } from "./sign-in.ts";

const metricsPort = port + 50;

/** What happens to the replica halfway through a run, and how it recovers. */
type Scenario = {
	title: string;
	hasReplica: boolean;
	fault?: (pair: StreamingPair) => unknown;
	repair?: (pair: StreamingPair) => unknown;
};

const scenarios: Scenario[] = [
	{ title: "no replica", hasReplica: false },
	{ title: "a healthy replica", hasReplica: true },
	{
		title: "a replica that stops following",
		hasReplica: true,
		async fault({ primary, replica }) {
			await replica.query("select pg_wal_replay_pause()");
			await primary.query("create table lagging ()");
			await primary.query("drop table lagging");
		},
		repair: ({ replica }) => replica.query("select pg_wal_replay_resume()"),
	},
	{
		title: "a replica that hangs",
		hasReplica: true,
		fault: ({ replica }) => replica.freeze(),
		repair: ({ replica }) => replica.thaw(),
	},
	{
		title: "a replica that dies",
		hasReplica: true,
		fault: ({ replica }) => replica.kill(),
		repair: ({ replica }) => replica.restart(),
	},
];

/** The public reads of the other measurements, and one in eight by a signed-in person. */
async function requestsOn(databaseUrl: string): Promise<autocannon.Request[]> {
	const database = await openDatabase({ url: databaseUrl, dataDirectory: null });
	try {
		const token = await signInAdmin(database.db);
		const paths = (await questionsOn(database)).map(({ path }) => path);
		return [...paths.map((path) => ({ path })), { path: "/api/lead", headers: { "x-auth-token": token } }];
	} finally {
		await database.close();
	}
}

/** The statements that this server has finished in the database, and the blocks that they read. */
async function workOf(db: Db): Promise<{ statements: number; blocks: number }> {
	const { rows } = await db.execute<{ statements: number; blocks: number }>(
		sql`select xact_commit::float8 as statements, (blks_hit + blks_read)::float8 as blocks
			from pg_stat_database where datname = current_database()`,
	);
	return rows[0] ?? { statements: 0, blocks: 0 };
}

async function readMetrics(): Promise<(name: string) => number> {
	const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
	const lines = text.split("\n");
	return (name) => Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1) ?? 0);
}

async function untilReplicaUsed(): Promise<void> {
	while ((await readMetrics())("replica_used") !== 1) await wait(100);
}

/** The database of this URL on the replica. */
function onReplica(databaseUrl: string, { replica }: StreamingPair): string {
	const url = new URL(databaseUrl);
	url.port = new URL(replica.url).port;
	return url.href;
}

/** Loads the product while the replica is well or fails halfway, and returns a line of the table. */
async function measure(
	pair: StreamingPair,
	watch: Db,
	databaseUrl: string,
	requests: autocannon.Request[],
	{ title, hasReplica, fault, repair }: Scenario,
): Promise<string> {
	const product = await startProduct(databaseUrl, port, {
		METRICS_PORT: String(metricsPort),
		...(hasReplica && { DATABASE_REPLICA_URL: onReplica(databaseUrl, pair) }),
	});
	try {
		const load = (duration: number) => autocannon({ url: product.url, connections, duration, requests });
		if (hasReplica) await untilReplicaUsed();
		await load(Math.min(3, seconds));
		// Servers report their work a second later.
		await wait(1_500);
		const before = await workOf(watch);
		const timer = wait(seconds * 500).then(() => fault?.(pair));
		const result = await load(seconds);
		await timer;
		await wait(1_500);
		const after = await workOf(watch);
		const metric = await readMetrics();
		const total = result["2xx"];
		return `| ${[
			title,
			result.requests.average.toFixed(0),
			result.latency.p50,
			result.latency.p99,
			result.latency.max,
			result.errors + result.timeouts + result.non2xx,
			((after.statements - before.statements) / total).toFixed(2),
			((after.blocks - before.blocks) / total).toFixed(0),
			metric('public_reads_total{database="repeated"}'),
		].join(" | ")} |`;
	} finally {
		await product.stop();
		await repair?.(pair);
	}
}

/**
 * Measures what a replica takes off the primary, and what requests notice when it fails halfway through a run. Starts
 * its own pair of servers, on this machine, and removes them.
 */
export async function showReplica(): Promise<void> {
	const programs = findPostgres();
	if (programs === null) throw new Error("PostgreSQL's server programs are not installed here.");
	const pair = await startStreamingPair(programs, { shared_buffers: "256MB", max_wal_size: "4GB" });
	try {
		const databaseUrl = await fillBenchDatabase(pair.primary.url, sizes.small);
		const requests = await requestsOn(databaseUrl);
		const watch = await openDatabase({ url: databaseUrl, dataDirectory: null, poolSize: 1 });
		const lines: string[] = [];
		try {
			for (const scenario of scenarios) {
				await pair.untilInStep();
				lines.push(await measure(pair, watch.db, databaseUrl, requests, scenario));
			}
		} finally {
			await watch.close();
		}
		console.log(
			`\n${sizes.small.toLocaleString("en-IN")} listings and as many leads, a primary and a replica\n`,
		);
		console.log(
			"| | requests/s | p50 ms | p99 ms | longest ms | failures | statements on the primary / request | blocks read there / request | repeated reads |",
		);
		console.log("|---|---|---|---|---|---|---|---|---|");
		for (const line of lines) console.log(line);
	} finally {
		await pair.close();
	}
}
