import autocannon from "autocannon";
import { connections } from "./bench-settings.ts";

/** A path's result under load. */
export type Load = { requestsPerSecond: number; p50: number; p99: number; failures: number };

/** Loads a path on all connections: first to warm up, then measured, in seconds. Times in milliseconds. */
export async function load(
	url: string,
	seconds: number,
	headers: Record<string, string> = {},
): Promise<Load> {
	await autocannon({ url, connections, duration: Math.min(3, seconds), headers });
	const result = await autocannon({ url, connections, duration: seconds, headers });
	return {
		requestsPerSecond: result.requests.average,
		p50: result.latency.p50,
		p99: result.latency.p99,
		failures: result.errors + result.timeouts + result.non2xx,
	};
}
