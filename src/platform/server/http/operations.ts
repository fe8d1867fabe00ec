import type { FastifyInstance } from "fastify";
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
	// Proxies ask every second, which would push everything else out of a log of limited size.
	app.addHook("onRoute", (route) => {
		if (route.url === "/api/health" || route.url === "/api/ready") route.logLevel = "warn";
	});
	registerRoutes(app, "Operations", operationsApi, {
		"GET /api/health": () => ({ status: "ok" as const }),
		"GET /api/ready": async () => {
			if (jobs.isRunning() && (await isWritable(database.db))) return { status: "ready" as const };
			throw new AppError("service_away", m["platform.error.service_away"]());
		},
	});
}
