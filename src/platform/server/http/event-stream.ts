import type { FastifyReply, FastifyRequest } from "fastify";

/** A reader with more unsent bytes than this has stopped reading and would fill the memory. */
const mostUnsent = 64 * 1024;
/**
 * How long the last event may take to be sent, in milliseconds, because a client that does not read would delay the
 * stop.
 */
const farewell = 1_000;

/** An open stream of server-sent events. */
export type EventStream = {
	/** Sends one event; `data` is one line of text. A client that has stopped reading is disconnected. */
	send(id: string, data: string): void;
	/** Sends what clients ignore, so that proxies keep the connection open. */
	beat(): void;
	/** Ends the stream; the client notices and may reconnect. */
	end(): void;
};

/**
 * Answers the request with a stream of server-sent events that stays open, with the headers the reply has so far.
 * It is not compressed, and proxies do not buffer it. `onClose` is called once, whichever side ended it. Returns
 * null without a client: for a HEAD request, which gets only the headers, and for a client that has left.
 */
export function openEventStream(
	request: FastifyRequest,
	reply: FastifyReply,
	onClose: () => void,
): EventStream | null {
	reply.headers({
		"content-type": "text/event-stream; charset=utf-8",
		"x-accel-buffering": "no",
		// During a stop, its connection would otherwise wait for a next request that never comes.
		connection: "close",
	});
	reply.hijack();
	const { raw } = reply;
	// A connection that breaks while sending emits an error here. The stream closes all the same.
	raw.on("error", () => {});
	// If the client left before this response, the close event has already passed.
	if (raw.destroyed) return null;
	for (const [name, value] of Object.entries(reply.getHeaders()))
		if (value !== undefined) raw.setHeader(name, value);
	raw.writeHead(200);
	if (request.method === "HEAD") {
		raw.end();
		return null;
	}
	raw.on("close", onClose);
	raw.flushHeaders();

	function write(text: string): void {
		if (raw.writableEnded || raw.destroyed) return;
		raw.write(text);
		if (raw.writableLength > mostUnsent) raw.destroy();
	}

	return {
		send: (id, data) => write(`id: ${id}\ndata: ${data}\n\n`),
		beat: () => write(":\n\n"),
		end() {
			raw.end();
			const timer = setTimeout(() => raw.destroy(), farewell);
			raw.once("close", () => clearTimeout(timer));
		},
	};
}
