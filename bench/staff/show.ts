import { openDatabase } from "../../src/platform/server/database/open-database.ts";
import { port, seconds, server } from "../bench-settings.ts";
import { type Load, load } from "../load.ts";
import { type RunningProduct, startProduct } from "../processes.ts";
import { signInAdmin } from "../sign-in.ts";
import { measureExport } from "./export.ts";
import { measureSummary } from "./insights.ts";
import { fillStaffMarket } from "./market.ts";
import { type Search, staffSearches } from "./searches.ts";

type Headers = Record<string, string>;

/** The maximum p99 of a page of a staff table, in milliseconds. */
const limit = 100;

async function prepare(databaseUrl: string): Promise<{ searches: Search[]; headers: Headers }> {
	const database = await openDatabase({ url: databaseUrl, dataDirectory: null });
	try {
		return {
			searches: await staffSearches(database),
			headers: { "x-auth-token": await signInAdmin(database.db) },
		};
	} finally {
		await database.close();
	}
}

async function showPages(product: RunningProduct, searches: readonly Search[], headers: Headers) {
	console.log("\n| page | requests/s | p50 / p99 ms | failures |");
	console.log("|---|---|---|---|");
	const slow: string[] = [];
	for (const { title, path } of searches) {
		const found: Load = await load(`${product.url}${path}`, seconds, headers);
		if (found.p99 > limit) slow.push(`${title}: ${found.p99} ms`);
		console.log(
			`| ${title} | ${found.requestsPerSecond.toFixed(0)} | ${found.p50} / ${found.p99} | ${found.failures} |`,
		);
	}
	console.log(
		`\n${searches.length - slow.length} of ${searches.length} pages have a p99 of at most ${limit} ms.`,
	);
	for (const line of slow) console.log(`  ${line}`);
}

/** Measures the staff tables on 1,000,000 listings, payments and audit entries, a CSV of 100,000 rows, and the job of the insights. */
export async function showStaff(): Promise<void> {
	const databaseUrl = await fillStaffMarket(server);
	await measureSummary(databaseUrl);
	const { searches, headers } = await prepare(databaseUrl);
	const product = await startProduct(databaseUrl, port);
	try {
		await showPages(product, searches, headers);
		await measureExport(product, headers);
	} finally {
		await product.stop();
	}
}
