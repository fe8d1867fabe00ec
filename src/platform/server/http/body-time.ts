import { Socket } from "node:net";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { answerUnreadable } from "./failure.ts";

/** How long the body of a request may take, in milliseconds. */
export type BodyTimes = {
	/** For a body other than a form, in all. */
	wholeMs: number;
	/** For a form without a further byte; photos on a slow connection take minutes, up to Fastify's requestTimeout. */
	silentMs: number;
};

export const bodyTimes: BodyTimes = { wholeMs: 60_000, silentMs: 60_000 };

const hasBody = ({ headers }: FastifyRequest) =>
	headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** Ends a request whose body does not arrive, with 408 unless it was answered. */
function giveUp({ raw: { socket } }: FastifyRequest, reply: FastifyReply): void {
	if (!reply.raw.headersSent)
		answerUnreadable(
			Object.assign(new Error("the body took too long"), { code: "ERR_HTTP_REQUEST_TIMEOUT" }),
			socket,
		);
	socket.destroySoon();
}

/** How many times a form is checked within the time it may be silent. */
const looks = 6;

/**
 * Ends requests whose bodies take too long. Otherwise anyone could hold connections, and the stop of the process, for
 * minutes with a few bytes.
 */
export function limitBodyTime(app: FastifyInstance, { wholeMs, silentMs }: BodyTimes): void {
	app.addHook("onRequest", async (request, reply) => {
		const { raw } = request;
		// An injected request has no connection.
		if (!hasBody(request) || !(raw.socket instanceof Socket)) return;
		const isForm = request.headers["content-type"]?.startsWith("multipart/") === true;
		let received = raw.socket.bytesRead;
		let receivedAt = performance.now();

		/** Whether the body arrives as fast as required. */
		function isComing(): boolean {
			if (!isForm) return false;
			if (raw.socket.bytesRead > received) {
				received = raw.socket.bytesRead;
				receivedAt = performance.now();
			}
			return performance.now() - receivedAt < silentMs;
		}

		const timer = setInterval(
			() => {
				if (!raw.complete && isComing()) return;
				clearInterval(timer);
				if (!raw.complete) giveUp(request, reply);
			},
			isForm ? silentMs / looks : wholeMs,
		);
		timer.unref();
		raw.once("close", () => clearInterval(timer));
	});
}
