import { statfs } from "node:fs/promises";
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, type Registry } from "prom-client";
import type { Database } from "../database/database.ts";
import { PostgresPool } from "../database/postgres-pool.ts";
import { countOutsideCalls } from "./outside-calls.ts";

/** What is measured, and where the metrics are registered. */
export type Watched = {
	app: FastifyInstance;
	registry: Registry;
	database: Database;
	dataDirectory: string;
	/** The hosts of the providers in use. */
	hosts: readonly string[];
	countStreams: () => number;
};

/**
 * Measures this process: its requests, live streams, connections, calls to other services, event loop and memory, and
 * the disk of DATA_DIR. Returns the function that stops it.
 */
export function watchProcess({
	app,
	registry,
	database,
	dataDirectory,
	hosts,
	countStreams,
}: Watched): () => void {
	collectDefaultMetrics({ register: registry });
	watchRequests(app, registry);
	watchConnections(registry, database);
	watchDisk(registry, dataDirectory);
	const streams: Gauge = new Gauge({
		name: "event_streams_open",
		help: "Live streams that are open in this process",
		registers: [registry],
		collect: (): void => streams.set(countStreams()),
	});
	return countOutsideCalls(registry, hosts);
}

function watchRequests(app: FastifyInstance, registry: Registry): void {
	const durations = new Histogram({
		name: "http_request_duration_seconds",
		help: "Time from request to answer by route",
		labelNames: ["method", "route", "status"],
		buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
		registers: [registry],
	});
	app.addHook("onResponse", async (request, reply) => {
		const route = request.routeOptions.url ?? "unknown";
		durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
	});
}

/** The embedded database has one connection and no pool. */
function watchConnections(registry: Registry, { driver }: Database): void {
	const gauge: Gauge = new Gauge({
		name: "database_connections",
		help: "Connections of this process in use and idle, and the work that waits for one",
		labelNames: ["pool", "state"],
		registers: [registry],
		collect() {
			if (driver.kind !== "postgres" || !(driver.pool instanceof PostgresPool)) return;
			for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(driver.pool.pools)) {
				gauge.set({ pool, state: "in_use" }, totalCount - idleCount);
				gauge.set({ pool, state: "idle" }, idleCount);
				gauge.set({ pool, state: "waiting" }, waitingCount);
			}
		},
	});
}

/** Measures the disk of the data directory. */
export function watchDisk(registry: Registry, directory: string): void {
	// Without pictures and an embedded database there may be no DATA_DIR. The disk of the program is then measured: in a
	// container it is the host's, which the database shares.
	const readDisk = () => statfs(directory).catch(() => statfs("."));
	// Each gauge reads the disk itself. If one of them set both, the other would show the value of the scrape before.
	const size: Gauge = new Gauge({
		name: "data_disk_size_bytes",
		help: "Size of the disk of DATA_DIR, or of the program if there is none",
		registers: [registry],
		async collect() {
			const disk = await readDisk();
			size.set(disk.blocks * disk.bsize);
		},
	});
	const free: Gauge = new Gauge({
		name: "data_disk_free_bytes",
		help: "Free space on the disk of DATA_DIR, or of the program if there is none",
		registers: [registry],
		async collect() {
			const disk = await readDisk();
			free.set(disk.bavail * disk.bsize);
		},
	});
}
