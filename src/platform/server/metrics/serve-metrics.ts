import { once } from "node:events";
import { createServer } from "node:http";
import { type Watched, watchProcess } from "./process-metrics.ts";

/**
 * Measures the process and serves all metrics to Prometheus on a port of their own; 0 is off. Returns the function that
 * stops it; fails if the port is taken.
 */
export async function serveMetrics(
	watched: Watched,
	{ port, host }: { port: number; host: string },
): Promise<() => void> {
	if (port === 0) return () => {};
	const { registry } = watched;
	const stopWatching = watchProcess(watched);
	const server = createServer((_request, response) => {
		registry.metrics().then(
			(text) => response.setHeader("content-type", registry.contentType).end(text),
			() => response.writeHead(500).end(),
		);
	}).listen(port, host);
	await once(server, "listening");
	return () => {
		server.close();
		server.closeIdleConnections();
		stopWatching();
	};
}
