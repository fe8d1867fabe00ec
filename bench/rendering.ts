import autocannon from "autocannon";
import { named } from "../src/platform/server/database/named.ts";
import { openDatabase } from "../src/platform/server/database/open-database.ts";
import { connections, port, seconds, server, sizes } from "./bench-settings.ts";
import { fillBenchDatabase } from "./fill.ts";
import { memoryOf, startProduct } from "./processes.ts";

/** Every list of a service at a place, in an order in which neighbours share neither. */
export async function listPaths(databaseUrl: string): Promise<string[]> {
	const database = await openDatabase({ url: databaseUrl, dataDirectory: null });
	try {
		const rows = await named<{ path: string }>(
			database.db,
			{
				name: "bench_list_paths",
				text: `select '/show-service/' || s.slug || '/' || l.slug as path
					from services s cross join locations l where not s.coming_soon order by md5(s.slug || l.slug)`,
			},
			[],
		);
		return rows.map(({ path }) => path);
	} finally {
		await database.close();
	}
}

/** Requests these paths for some seconds, each connection its own part of them. */
export function requestLists(url: string, paths: readonly string[], duration: number) {
	let started = 0;
	return autocannon({
		url,
		connections,
		duration,
		headers: { "accept-encoding": "br" },
		setupClient(client) {
			const share = Math.ceil(paths.length / connections);
			const from = started++ * share;
			client.setRequests(paths.slice(from, from + share).map((path) => ({ method: "GET", path })));
		},
	});
}

/** Measures pages that are rendered and compressed for each request, because no two requests want the same one. */
export async function showRendering(): Promise<void> {
	const databaseUrl = await fillBenchDatabase(server, sizes.small);
	const paths = await listPaths(databaseUrl);
	const product = await startProduct(databaseUrl, port);
	try {
		// In another order, so that no page is still cached.
		await requestLists(product.url, paths.toReversed(), Math.min(3, seconds));
		const { requests, latency, errors, timeouts, non2xx } = await requestLists(product.url, paths, seconds);
		console.log(`\n${paths.length.toLocaleString("en-IN")} different lists, each rendered for one request`);
		console.log(
			`  ${requests.average.toFixed(0)} a second, p50 ${latency.p50} ms, p99 ${latency.p99} ms, ${errors + timeouts + non2xx} failures, ${await memoryOf(product.pid)} MB afterwards`,
		);
	} finally {
		await product.stop();
	}
}
