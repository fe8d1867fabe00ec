import { once } from "node:events";
import { createServer } from "node:http";
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, type Registry } from "prom-client";
import * as z from "zod/mini";
import { AppError } from "../../app-error.ts";
import type { ApiContract } from "../../contract.ts";
import { m } from "../../../paraglide/messages.js";
import { type Database, isWritable } from "../database/database.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { registerRoutes } from "./routes.ts";

const operationsApi = {
	"GET /api/health": {
		access: "public",
		anonymous: true,
		summary: "The process lives",
		answer: z.object({ status: z.literal("ok") }),
	},
	"GET /api/ready": {
		access: "public",
		anonymous: true,
		summary: "The process can serve: the database takes changes and the jobs run",
		answer: z.object({ status: z.literal("ready") }),
		failures: { 503: "The database does not answer or only reads, or the jobs do not run" },
	},
} as const satisfies ApiContract;

/** Liveness and readiness, for the load balancer. */
export function registerOperations(app: FastifyInstance, database: Database, jobs: Jobs): void {
	registerRoutes(app, "Operations", operationsApi, {
		"GET /api/health": () => ({ status: "ok" as const }),
		"GET /api/ready": async () => {
			if (jobs.isRunning() && (await isWritable(database.db))) return { status: "ready" as const };
			throw new AppError("service_away", m["platform.error.service_away"]());
		},
	});
}

/**
 * Measures every request, counts the live streams and serves the metrics to Prometheus on its own port; 0 is off.
 * Returns the function that stops it; fails if the port is taken.
 */
export async function serveMetrics(
	app: FastifyInstance,
	{
		port,
		host,
		metrics: registry,
		countStreams,
	}: { port: number; host: string; metrics: Registry; countStreams: () => number },
): Promise<() => void> {
	if (port === 0) return () => {};
	collectDefaultMetrics({ register: registry });
	const durations = new Histogram({
		name: "http_request_duration_seconds",
		help: "Time from request to answer by route",
		labelNames: ["method", "route", "status"],
		buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
		registers: [registry],
	});
	const streams: Gauge = new Gauge({
		name: "event_streams_open",
		help: "Live streams that are open in this process",
		registers: [registry],
		collect: (): void => streams.set(countStreams()),
	});
	app.addHook("onResponse", async (request, reply) => {
		const route = request.routeOptions.url ?? "unknown";
		durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
	});
	const server = createServer((_request, response) => {
		registry.metrics().then(
			(text) => response.setHeader("content-type", registry.contentType).end(text),
			() => response.writeHead(500).end(),
		);
	}).listen(port, host);
	await once(server, "listening");
	return () => {
		server.close();
		server.closeIdleConnections();
	};
}
