import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { Registry } from "prom-client";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { buildServer } from "../../../server.ts";
import {
	alerts,
	groupedBy,
	metricsOfPostgresQueries,
	panels,
	scrapeJobs,
	selectorsIn,
} from "../../../testing/alerts.ts";
import { root } from "../../../testing/root.ts";
import { openTestDatabase } from "../../../testing/test-database.ts";
import { type Database, inTransaction } from "../database/database.ts";
import { askOutside } from "../http/ask-outside.ts";
import { readSettings } from "../process/settings.ts";
import { watchDisk, watchProcess } from "./process-metrics.ts";
import { watchReplica } from "./replica-metrics.ts";

let database: Database;
let server: Awaited<ReturnType<typeof buildServer>>;
let provider: Server;
let stop: () => void;
const settings = readSettings({
	NODE_ENV: "test",
	LOG_LEVEL: "silent",
	SECRET_KEY: "a-secret-for-tests-that-guards-nothing",
});

beforeAll(async () => {
	database = await openTestDatabase();
	server = await buildServer({ settings, database, web: null });
	const { app, metrics, countStreams, jobs } = server;
	stop = watchProcess({
		app,
		registry: metrics,
		database,
		dataDirectory: root,
		hosts: ["provider.example"],
		countStreams,
	});
	jobs.handle("tests.failing", () => Promise.reject(new Error("not today")));
	await app.ready();
	provider = createServer((_request, response) => response.writeHead(500).end()).listen(0, "127.0.0.1");
});
afterAll(async () => {
	stop();
	provider.close();
	await server.app.close();
	await server.jobs.stop();
	await database.close();
});

/** Metrics that Prometheus itself or an exporter has, with the job of deploy/watching/prometheus.yml that reads them. */
const ofOthers = new Map([
	["up", "nukkad"],
	["probe_success", "site"],
	["probe_ssl_earliest_cert_expiry", "site"],
	...metricsOfPostgresQueries().map((name) => [name, "postgres"] as const),
	// Written by whatever runs the backup, see the runbook.
	["backup_last_success_timestamp_seconds", "node"],
]);

const expressions = [
	...alerts.map(({ expression }) => expression),
	...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
];

/** All metrics as Prometheus reads them, also those of a server with a replica. */
async function scrape(): Promise<string> {
	const withReplica = new Registry();
	const reads = { replica: 0, primary: 0, repeated: 0 };
	watchReplica(withReplica, { start() {}, isUsable: () => true, lagSeconds: () => 0, reads });
	return `${await server.metrics.metrics()}\n${await withReplica.metrics()}`;
}

/** The metric with this name; a histogram has three. */
function ownMetric(name: string): object | undefined {
	const { metrics } = server;
	return metrics.getSingleMetric(name) ?? metrics.getSingleMetric(name.replace(/_(?:count|bucket|sum)$/, ""));
}

/** The labels of this metric in Prometheus, which adds job and instance. */
function labelsOf(name: string): string[] {
	const own = ownMetric(name);
	const names: string[] = own === undefined ? [] : Reflect.get(own, "labelNames");
	return [...names, ...(name.endsWith("_bucket") ? ["le"] : []), "job", "instance"];
}

test("has every metric that the alerts and the dashboard read", () => {
	const selectors = expressions.flatMap(selectorsIn);
	expect(selectors.length).toBeGreaterThan(50);
	const isKnown = (name: string) => ownMetric(name) !== undefined || ofOthers.has(name);
	expect(selectors.map(({ metric }) => metric).filter((name) => !isKnown(name))).toEqual([]);
	expect([...ofOthers.values()].filter((job) => !scrapeJobs.includes(job))).toEqual([]);
});

test("has every label by which the alerts and the dashboard select and group", () => {
	const unknown = expressions.flatMap((expression) => {
		const selectors = selectorsIn(expression);
		const selected = selectors.flatMap(({ metric, labels }) =>
			labels.filter(({ name }) => !labelsOf(metric).includes(name)).map(({ name }) => `${metric} ${name}`),
		);
		const known = new Set(selectors.flatMap(({ metric }) => labelsOf(metric)));
		return [...selected, ...groupedBy(expression).filter((label) => !known.has(label))];
	});
	expect(unknown).toEqual([]);
});

test("has every value by which the alerts and the dashboard select, as far as it is known before it occurs", async () => {
	const lines = (await scrape()).split("\n");
	const missing = expressions.flatMap(selectorsIn).flatMap(({ metric, labels }) => {
		const series = lines.filter((line) => line.startsWith(`${metric}{`));
		return labels
			.filter(({ operator, value }) => /^=~?$/.test(operator) && /^[\w|]+$/.test(value))
			.flatMap(({ name, value }) => value.split("|").map((each) => ({ name, value: each })))
			.filter(({ name, value }) =>
				name === "job"
					? !scrapeJobs.includes(value)
					: series.length > 0 && !series.some((line) => line.includes(`${name}="${value}"`)),
			)
			.map(({ name, value }) => `${metric} ${name}="${value}"`);
	});
	expect(missing).toEqual([]);
});

test("has every metric that the runbook names", () => {
	const families = new Set([
		...ofOthers.keys(),
		...server.metrics.getMetricsAsArray().map(({ name }) => name),
	]);
	const firstWords = new Set([...families].map((name) => name.split("_", 1)[0]));
	const named = [
		...readFileSync(join(root, "docs/runbook.md"), "utf8").matchAll(/[`"]([a-z]+(?:_[a-z\d]+)+)[` ]/g),
	]
		.map(([, name = ""]) => name)
		.filter((name) => firstWords.has(name.split("_", 1)[0]));
	expect(named).toEqual(
		expect.arrayContaining(["database_up", "replica_used", "backup_last_success_timestamp_seconds"]),
	);
	expect(named.filter((name) => !families.has(name))).toEqual([]);
});

test("every panel of the dashboard has an id of its own", () => {
	const ids = panels.map(({ id }) => id);
	expect(new Set(ids).size).toBe(ids.length);
});

test("counts requests, calls to other services and failed jobs, and measures the queues", async () => {
	await server.app.inject({ url: "/api/health" });
	const { port } = provider.address() as AddressInfo;
	await askOutside(`http://127.0.0.1:${port}/`, { method: "POST" }, { timeout: 2_000, largest: 100 });
	await server.jobs.start();
	await inTransaction(database.db, (tx) => server.jobs.enqueue(tx, "tests.failing", {}));
	await vi.waitFor(
		async () =>
			expect(await server.metrics.metrics()).toContain(
				'job_runs_total{queue="tests.failing",outcome="failed"} 1',
			),
		{ timeout: 20_000, interval: 100 },
	);
	const text = await server.metrics.metrics();
	expect(text).toContain(
		'http_request_duration_seconds_count{method="GET",route="/api/health",status="200"} 1',
	);
	expect(text).toContain(`outside_calls_total{host="127.0.0.1:${port}",outcome="5xx"} 1`);
	expect(text).toMatch(/^data_disk_free_bytes [1-9]/m);
	expect(text).toContain("payments_pending 0\n");
	expect(text).toContain("staff_numbers_limit 100\n");
	expect(text).toContain("database_up 1\n");
	// Three states of two pools.
	expect([...text.matchAll(/^database_connections\{/gm)]).toHaveLength(database.kind === "postgres" ? 6 : 0);
});

test("the first scrape has the size of the disk", async () => {
	server.metrics.getSingleMetric("data_disk_size_bytes")?.reset();
	expect(await server.metrics.metrics()).toMatch(/^data_disk_size_bytes [1-9]/m);
});

test("the disk of the program counts where there is no data directory", async () => {
	const registry = new Registry();
	watchDisk(registry, join(root, "no-such-folder"));
	const text = await registry.metrics();
	expect(text).toMatch(/^data_disk_size_bytes [1-9]/m);
	expect(text).toMatch(/^data_disk_free_bytes [1-9]/m);
});

test("the depth of a queue counts due jobs only", async () => {
	const { readQueueDepths } = await import("../jobs/queues.repository.ts");
	await server.jobs.stop();
	await database.db.execute(sql`
		insert into pgboss.job (name, state, start_after, created_on) values
			('tests.failing', 'created', now() - interval '90 seconds', now()),
			('tests.failing', 'created', now() - interval '10 seconds', now()),
			('tests.failing', 'created', now() + interval '1 hour', now()),
			('tests.failing', 'completed', now() - interval '1 hour', now())`);
	// The job of the test before may be due for its next try.
	await database.db.execute(sql`delete from pgboss.job where name = 'tests.failing' and state = 'retry'`);
	const depth = (await readQueueDepths(database.db)).find(({ name }) => name === "tests.failing");
	expect(depth?.due).toBe(2);
	expect(depth?.oldestSeconds).toBeCloseTo(90, -1);
});
