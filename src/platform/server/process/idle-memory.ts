import type { FastifyInstance } from "fastify";

/** How long a process must have little to do, in milliseconds, and with how many requests at most. */
const quietMs = 20_000;
const quietRequests = 20;
/** By how much the process must have grown, in bytes. */
const worthCollecting = 8 * 1024 * 1024;

/** Collects all garbage and returns its memory to the system, which stops the process for a tenth of a second. */
type Collect = () => void;

// Only `npm start` exposes it.
const collectAll: Collect | undefined =
	globalThis.gc && (() => globalThis.gc?.({ type: "major", flavor: "last-resort" }));

/**
 * Returns memory to the system when few requests arrive: V8 collects garbage when it needs memory, so an idle process
 * would keep what its start or a rush left.
 */
export function freeIdleMemory(
	app: FastifyInstance,
	collect = collectAll,
	memory = () => process.memoryUsage.rss(),
): void {
	if (collect === undefined) return;
	let requests = 0;
	let afterLast = 0;
	app.addHook("onRequest", async () => void (requests += 1));
	const timer = setInterval(() => {
		const isQuiet = requests <= quietRequests;
		requests = 0;
		if (!isQuiet || memory() < afterLast + worthCollecting) return;
		collect();
		afterLast = memory();
	}, quietMs).unref();
	app.addHook("onClose", async () => clearInterval(timer));
}
