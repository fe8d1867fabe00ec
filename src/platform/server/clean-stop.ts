import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { AppError } from "../app-error.ts";
import { m } from "../../paraglide/messages.js";

/** Time in which answers still go out and end their connections, in milliseconds. */
const farewell = 1_000;
/** What does not end in this time is given up, in milliseconds: before a supervisor loses patience and kills. */
const patience = 25_000;

/**
 * Runs `stop` on SIGTERM or SIGINT, once. Before that, requests are still served for a moment and each answer closes
 * its connection: a client whose connection is merely closed as idle may be sending its next request that instant, and
 * loses it. Call it before the app listens.
 */
export function stopOnSignal(app: FastifyInstance, stop: () => Promise<void>): void {
	let isStopping = false;
	app.addHook("onRequest", async (request) => {
		// A load balancer that asks sends the next requests elsewhere.
		if (isStopping && request.routeOptions.url === "/api/ready") {
			throw new AppError("service_away", m["platform.error.service_away"]());
		}
	});
	app.addHook("onSend", async (_request, reply) => {
		if (isStopping) reply.header("connection", "close");
	});
	const begin = async () => {
		if (isStopping) return;
		isStopping = true;
		setTimeout(() => {
			app.log.error("not everything ended in time");
			process.exit(1);
		}, patience).unref();
		try {
			await wait(farewell);
			await stop();
		} catch (error) {
			app.log.error({ err: error }, "the stop failed");
			process.exit(1);
		}
	};
	process.once("SIGTERM", () => void begin());
	process.once("SIGINT", () => void begin());
}
