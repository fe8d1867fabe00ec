import type { FastifyReply, FastifyRequest } from "fastify";

/** A reader for whom more than this waits unsent, in bytes, has stopped reading and would fill the memory. */
const mostUnsent = 64 * 1024;
/** How long the last of a stream may take to go out, in milliseconds: who does not read would hold up the stop. */
const farewell = 1_000;

/** An open stream of server-sent events. */
export type EventStream = {
	/** Sends one event; `data` is one line of text. A reader who has stopped reading is cut off. */
	send(id: string, data: string): void;
	/** Sends what readers ignore, so that nobody on the way takes the line for dead. */
	beat(): void;
	/** Ends the stream; the reader sees its end and may come back. */
	end(): void;
};

/**
 * Answers the request with a stream of server-sent events that stays open, with the headers that the reply has by now.
 * It is neither compressed nor kept back by a proxy. `onClose` is called once, whoever ended it. Null where nobody
 * reads: for a HEAD request, which gets the headers alone, and for a reader who has left.
 */
export function openEventStream(
	request: FastifyRequest,
	reply: FastifyReply,
	onClose: () => void,
): EventStream | null {
	reply.headers({
		"content-type": "text/event-stream; charset=utf-8",
		"x-accel-buffering": "no",
		// Ended by a stop, its connection would else wait for a next request that never comes.
		connection: "close",
	});
	reply.hijack();
	const { raw } = reply;
	// A line that breaks while something is being sent says so here; the stream closes all the same.
	raw.on("error", () => {});
	// Who left before we answered says it no more.
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
