import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { startFakePhonePe } from "../../src/payments/server/testing/fake-phonepe.ts";
import { fillBenchDatabase } from "../fill.ts";
import { paidOrder } from "../payments/orders.ts";
import { phonePeSettings } from "../payments/processes.ts";
import { type RunningProduct, startProduct } from "../processes.ts";
import { until } from "./as-postgres.ts";
import { type Cluster, type Node, nodeNames, startCluster } from "./cluster.ts";
import { findLost, type Lost, openWriterMarkets } from "./market.ts";
import { startWriters, type Writers, type Writes } from "./writers.ts";

/** What happened, and the writes of each path in that time. */
export type Stage = { title: string; seconds: number; writes: Writes[] };
export type Failover = { paths: string[]; stages: Stage[]; confirmed: number; lost: Lost };

const paths = ["HAProxy", "PgBouncer and HAProxy"];
/** How long a stage is watched after its event, in milliseconds; longer than a failover takes. */
const watchedMs = 40_000;

/** Encrypted password of the user with whom PgBouncer logs in. */
async function secretOf(url: string): Promise<string> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		const { rows } = await client.query<{ rolpassword: string }>(
			"select rolpassword from pg_authid where rolname = 'postgres'",
		);
		return rows[0]?.rolpassword ?? "";
	} finally {
		await client.end();
	}
}

const otherOf = (node: Node): Node => nodeNames.find((name) => name !== node) ?? node;

async function primaryOf(cluster: Cluster): Promise<Node> {
	const node = await cluster.primary();
	if (node === undefined) throw new Error("the cluster has no primary");
	return node;
}

/** What is done to the cluster, one after the other; each ends with two servers that both have every commit. */
function eventsOf(cluster: Cluster) {
	const untilWhole = () => until("a synchronous standby", cluster.isSynchronous);
	return [
		{ title: "nothing", happen: () => wait(watchedMs / 2) },
		{
			title: "replica killed, back after 40 s",
			async happen() {
				const replica = otherOf(await primaryOf(cluster));
				cluster.kill(replica);
				await wait(watchedMs);
				cluster.startNode(replica);
				await untilWhole();
			},
		},
		{
			title: "planned switchover",
			async happen() {
				const from = await primaryOf(cluster);
				cluster.switchOver(from, otherOf(from));
				await until("the other primary", async () => (await cluster.primary()) === otherOf(from));
				await untilWhole();
			},
		},
		{
			title: "etcd killed, back after 40 s",
			async happen() {
				cluster.kill("etcd");
				await wait(watchedMs);
				cluster.startEtcd();
				await untilWhole();
				// Patroni takes some seconds to reach etcd as quickly as before.
				await wait(watchedMs / 2);
			},
		},
		{
			title: "primary killed",
			async happen() {
				const from = await primaryOf(cluster);
				cluster.kill(from);
				await until("the other primary", async () => (await cluster.primary()) === otherOf(from));
				await wait(watchedMs / 2);
			},
		},
		{
			title: "the old primary returns",
			async happen() {
				cluster.startNode(otherOf(await primaryOf(cluster)));
				await untilWhole();
				await wait(watchedMs / 2);
			},
		},
	];
}

async function watch(cluster: Cluster, writers: readonly Writers[]): Promise<Stage[]> {
	const stages: Stage[] = [];
	for (const { title, happen } of eventsOf(cluster)) {
		const begun = performance.now();
		await happen();
		const seconds = (performance.now() - begun) / 1000;
		stages.push({ title, seconds, writes: writers.map((one) => one.takeWrites()) });
		console.log(`  ${title}: ${seconds.toFixed(0)} s, ${JSON.stringify(stages.at(-1)?.writes)}`);
	}
	return stages;
}

/**
 * Runs two processes on a cluster of Patroni, one of them through PgBouncer, lets customers, professionals and the
 * payment provider write through both, and takes parts of the cluster away. Then looks up every confirmed write in the
 * database that was promoted.
 */
export async function measureFailover(port: number, listings: number): Promise<Failover> {
	const cluster = await startCluster();
	const ends: (() => void | Promise<void>)[] = [() => cluster.stop()];
	const atTheEnd = (end: () => void | Promise<void>) => void ends.unshift(end);
	try {
		const url = await fillBenchDatabase(cluster.url, listings);
		const markets = await openWriterMarkets(url, paths);
		const pooled = cluster.startPooler(url, await secretOf(url));
		const phonePe = await startFakePhonePe();
		atTheEnd(() => phonePe.close());
		for (const order of markets.flatMap(({ orders }) => orders))
			phonePe.orders.set(order.merchantTransactionId, paidOrder(order));
		const start = async (nth: number, databaseUrl: string, environment = {}): Promise<RunningProduct> => {
			const product = await startProduct(databaseUrl, port + nth, {
				...phonePeSettings(phonePe),
				...environment,
			});
			atTheEnd(() => product.kill());
			return product;
		};
		const products = [await start(0, url), await start(1, pooled, { DATABASE_DIRECT_URL: url })];
		const writers = products.flatMap((product, nth) => {
			const market = markets[nth];
			return market === undefined ? [] : [startWriters(product.url, market, phonePe)];
		});
		const stages = await watch(cluster, writers);
		for (const one of writers) await one.stop();
		const all = {
			leads: writers.flatMap(({ confirmed }) => confirmed.leads),
			claims: writers.flatMap(({ confirmed }) => confirmed.claims),
			payments: writers.flatMap(({ confirmed }) => confirmed.payments),
		};
		const find = () => findLost(url, all);
		// Payments are settled after their message.
		await until("every payment settled", async () => (await find()).invoices === 0).catch(() => {});
		return {
			paths,
			stages,
			confirmed: all.leads.length + all.claims.length + all.payments.length,
			lost: await find(),
		};
	} finally {
		for (const end of ends) await end();
	}
}
