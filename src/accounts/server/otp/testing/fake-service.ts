import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** How a provider fails: too slow, with an internal error, no JSON, JSON of another shape, or unknown keys. */
export type Fault = "slow" | "failing" | "nonsense" | "other-json" | "keys-unknown";

/** One request as the provider got it. */
export type Received = {
	method: string;
	path: string;
	query: URLSearchParams;
	form: URLSearchParams;
	headers: IncomingMessage["headers"];
};

export type FakeService = {
	url: string;
	/** Every request so far, oldest first. */
	received: Received[];
	/** Makes all further responses fail in this way; null ends that. */
	fail(fault: Fault | null): void;
	close(): Promise<void>;
};

const faultAnswers: Record<Exclude<Fault, "slow">, [number, string]> = {
	failing: [500, '{"message":"Internal Server Error"}'],
	nonsense: [200, "<html>Under maintenance</html>"],
	"other-json": [200, '{"ok":true}'],
	"keys-unknown": [401, '{"code":20003,"message":"Authenticate","type":"error"}'],
};

/** A local HTTP server that replaces a provider; `answer` returns status and JSON for each request. */
export async function startFakeService(
	answer: (request: Received) => [number, unknown],
): Promise<FakeService> {
	let fault: Fault | null = null;
	const received: Received[] = [];

	async function respond(request: IncomingMessage, response: ServerResponse) {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(Buffer.from(chunk));
		const url = new URL(request.url ?? "/", "http://fake");
		const form = new URLSearchParams(Buffer.concat(chunks).toString("utf8"));
		const asked = {
			method: request.method ?? "",
			path: url.pathname,
			query: url.searchParams,
			form,
			headers: request.headers,
		};
		received.push(asked);
		// A slow one never answers; closing the server ends the wait.
		if (fault === "slow") return;
		const [status, body] = fault === null ? answer(asked) : faultAnswers[fault];
		response.writeHead(status, { "content-type": "application/json" });
		response.end(typeof body === "string" ? body : JSON.stringify(body));
	}

	const server = createServer((request, response) => void respond(request, response));
	await new Promise<void>((resolve) => {
		server.listen(0, "127.0.0.1", resolve);
	});
	const bound = server.address();
	if (bound === null || typeof bound === "string") throw new Error("the fake service has no port");
	return {
		url: `http://127.0.0.1:${bound.port}`,
		received,
		fail: (next) => void (fault = next),
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => {
				server.close(resolve);
			});
		},
	};
}
