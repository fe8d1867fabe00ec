import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { AppError } from "../../app-error.ts";
import { m } from "../../../paraglide/messages.js";

/** How long responses are still sent and end their connections, in milliseconds. */
const farewell = 1_000;
/** Requests that have not arrived completely by then, counted from the signal, are dropped, in milliseconds. */
const arrivalAtMost = 5_000;
/**
 * Everything that has not ended after this time, in milliseconds, is dropped, before the supervisor kills the
 * process.
 */
const timeoutMs = 25_000;

/**
 * Runs `stop` on SIGTERM or SIGINT, once. Before that, requests are still served for a moment and each response
 * closes its connection: a client whose idle connection is simply closed may be sending its next request at that
 * instant, and loses it. Call it before the app listens.
 */
export function stopOnSignal(app: FastifyInstance, stop: () => Promise<void>): void {
	let isStopping = false;
	app.addHook("onRequest", async (request) => {
		// A load balancer that checks readiness sends the next requests elsewhere.
		if (isStopping && request.routeOptions.url === "/api/ready") {
			throw new AppError("service_away", m["platform.error.service_away"]());
		}
	});
	const giveUpArriving = watchArrivals(app.server);
	app.addHook("onSend", async (_request, reply) => {
		if (isStopping) reply.header("connection", "close");
	});
	const begin = async () => {
		if (isStopping) return;
		isStopping = true;
		setTimeout(() => {
			app.log.error("not everything ended in time");
			process.exit(1);
		}, timeoutMs).unref();
		setTimeout(giveUpArriving, arrivalAtMost).unref();
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

/**
 * Tracks which connections have a complete request that waits for its response. The returned function ends all
 * others: a half-sent request would delay the stop for as long as its sender likes.
 */
function watchArrivals(server: Server): () => void {
	const latest = new Map<Socket, { request: IncomingMessage; response: ServerResponse } | null>();
	server.on("connection", (socket: Socket) => {
		latest.set(socket, null);
		socket.once("close", () => latest.delete(socket));
	});
	server.on("request", (request, response) => void latest.set(request.socket, { request, response }));
	return () => {
		for (const [socket, exchange] of latest) {
			const isAnswered = exchange?.request.complete === true && !exchange.response.writableEnded;
			if (!isAnswered) socket.destroy();
		}
	};
}
