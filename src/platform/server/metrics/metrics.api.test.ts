import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { Registry } from "prom-client";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { buildServer } from "../../../server.ts";
import { root } from "../../../testing/root.ts";
import { openTestDatabase } from "../../../testing/test-database.ts";
import { type Database, inTransaction } from "../database/database.ts";
import { askOutside } from "../http/ask-outside.ts";
import { readSettings } from "../process/settings.ts";
import { watchDisk, watchProcess } from "./process-metrics.ts";

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
	stop = watchProcess({ app, registry: metrics, database, dataDirectory: root, hosts: [], countStreams });
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

/** Metrics of Prometheus itself and of the exporters in deploy/watching/prometheus.yml. */
const ofOthers = new Set([
	"up",
	"probe_success",
	"probe_ssl_earliest_cert_expiry",
	"replica_behind_seconds",
	// Written by whatever runs the backup, see the runbook.
	"backup_last_success_timestamp_seconds",
]);

const file = (name: string) => readFileSync(join(root, name), "utf8");
const alerts = file("deploy/watching/alerts.yml");

/** The metrics that an expression reads. */
function metricsIn(expression: string): string[] {
	const bare = expression
		.replaceAll(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, " ")
		.replaceAll(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, " ");
	return [...bare.matchAll(/[a-z_:][a-z\d_:]*(?!\s*\(|[\w:])/gi)]
		.map(([name]) => name)
		.filter((name) => !/^(?:and|or|unless|by)$/.test(name));
}

const expressionsOfAlerts = [...alerts.matchAll(/\bexpr:\s*(?:>\n)?((?:.|\n {10})*)/g)].map(
	(match) => match[1] ?? "",
);
const dashboard: { panels: { id: number; type: string; targets?: { expr: string }[] }[] } = JSON.parse(
	file("deploy/watching/dashboard.json"),
);
const expressionsOfPanels = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

test("has every metric that the alerts and the dashboard read", async () => {
	const text = await server.metrics.metrics();
	const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map((match) => match[1]));
	const read = [...expressionsOfAlerts, ...expressionsOfPanels].flatMap(metricsIn);
	expect(read.length).toBeGreaterThan(50);
	const isKnown = (name: string) => known.has(name) || known.has(name.replace(/_(?:count|bucket|sum)$/, ""));
	expect(read.filter((name) => !isKnown(name) && !ofOthers.has(name))).toEqual([]);
});

test("every alert has a section in the runbook, and every section an alert", () => {
	const names = [...alerts.matchAll(/- alert: (\w+)/g)].map((match) => match[1] ?? "");
	expect(expressionsOfAlerts).toHaveLength(names.length);
	const sections = [...file("docs/runbook.md").matchAll(/^### (\w+)$/gm)].map((match) => match[1] ?? "");
	expect(sections.toSorted()).toEqual(names.toSorted());
});

test("every panel of the dashboard has an id of its own", () => {
	const ids = dashboard.panels.map(({ id }) => id);
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
