import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { Counter, type Registry } from "prom-client";

/** People choose the hosts of their push services within PUSH_SERVICES, so further ones are counted together. */
const hostsAtMost = 50;

const failures = ["5xx", "failed"];

type Message = { request: { origin?: unknown }; response?: { statusCode: number } };

/**
 * Counts the calls to other services by host and outcome, through the channels on which Node's fetch reports them.
 * Calls of the S3 store do not use fetch and are not counted. `known` are the hosts that will be called. Returns the
 * function that stops it.
 */
export function countOutsideCalls(registry: Registry, known: readonly string[]): () => void {
	const calls = new Counter({
		name: "outside_calls_total",
		help: "Calls to other services by host and outcome: the class of the status, or failed without one",
		labelNames: ["host", "outcome"],
		registers: [registry],
	});
	// Prometheus does not see the increase of a series that begins above 0.
	const beginAtZero = (host: string) => {
		for (const outcome of failures) calls.inc({ host, outcome }, 0);
	};
	known.forEach(beginAtZero);
	const hosts = new Set(known);
	function labelOf(host: string): string {
		if (hosts.size < hostsAtMost) hosts.add(host);
		return hosts.has(host) ? host : "other";
	}
	const count = (message: unknown) => {
		const { request, response } = message as Message;
		const host = labelOf(new URL(String(request.origin)).host);
		const outcome = response === undefined ? "failed" : `${String(response.statusCode)[0]}xx`;
		beginAtZero(host);
		calls.inc({ host, outcome });
	};
	subscribe("undici:request:headers", count);
	subscribe("undici:request:error", count);
	return () => {
		unsubscribe("undici:request:headers", count);
		unsubscribe("undici:request:error", count);
	};
}
