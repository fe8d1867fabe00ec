import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** A request as a browser sends it. */
export type Call = {
	method: "GET" | "POST";
	path: string;
	token?: string;
	idempotencyKey?: string;
	body?: unknown;
};
export type Answer = { status: number; body: string };

/** Distributes requests over the servers. */
export type Balancer = {
	/** Sends it to a ready server; to another one if the connection breaks. Throws if none responds. */
	send(call: Call): Promise<Answer>;
	/** How many requests failed at one server and were answered by another. */
	retried(): number;
	close(): void;
};

/** The timeout of a browser, in milliseconds. */
const timeoutMs = 20_000;
/** How often each server's readiness is checked, in milliseconds. */
const askedEvery = 250;

type Target = { url: string; agent: Agent; isReady: boolean };

function ask({ url, agent }: Target, { method, path, token, idempotencyKey, body }: Call): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const sent = request(
			`${url}${path}`,
			{
				method,
				agent,
				timeout: timeoutMs,
				headers: {
					...(token !== undefined && { "x-auth-token": token }),
					...(idempotencyKey !== undefined && { "idempotency-key": idempotencyKey }),
					...(body !== undefined && { "content-type": "application/json" }),
				},
			},
			(response) => {
				const parts: Buffer[] = [];
				response.on("data", (part: Buffer) => void parts.push(part));
				response.on("end", () =>
					resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString() }),
				);
				response.on("error", reject);
			},
		);
		sent.on("timeout", () => sent.destroy(new Error("no answer in time")));
		sent.on("error", reject);
		sent.end(body === undefined ? undefined : JSON.stringify(body));
	});
}

/** A minimal load balancer: round-robin over the ready servers, with one retry on another after a failure. */
export function createBalancer(urls: readonly string[]): Balancer {
	const targets: Target[] = urls.map((url) => ({
		url,
		agent: new Agent({ keepAlive: true }),
		isReady: true,
	}));
	let turn = 0;
	let retried = 0;
	const closing = new AbortController();

	async function watch(target: Target): Promise<void> {
		while (!closing.signal.aborted) {
			target.isReady = await ask(target, { method: "GET", path: "/api/ready" }).then(
				({ status }) => status === 200,
				() => false,
			);
			await wait(askedEvery);
		}
	}
	for (const target of targets) void watch(target);

	function next(not?: Target): Target | undefined {
		const ready = targets.filter((target) => target.isReady && target !== not);
		return ready[turn++ % ready.length];
	}

	return {
		async send(call) {
			const first = next();
			if (first === undefined) throw new Error("no server is ready");
			try {
				return await ask(first, call);
			} catch (error) {
				const second = next(first);
				if (second === undefined) throw error;
				retried++;
				return ask(second, call);
			}
		},
		retried: () => retried,
		close() {
			closing.abort();
			for (const { agent } of targets) agent.destroy();
		},
	};
}
