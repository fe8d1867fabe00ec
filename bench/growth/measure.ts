import pg from "pg";
import { port, seconds, server } from "../bench-settings.ts";
import { copyBenchDatabase } from "../databases.ts";
import { fillBenchDatabase } from "../fill.ts";
import { load } from "../load.ts";
import { memoryOf, startProduct } from "../processes.ts";
import { openDatabase } from "../../src/platform/server/database/open-database.ts";
import { questionsOn } from "../questions.ts";
import { listPaths, requestLists } from "../rendering.ts";
import { readSizes, type TableSize } from "./sizes.ts";
import { measureJobs, measureVacuum } from "./upkeep.ts";

/** The same figures of one market. Rates are requests a second, times are milliseconds unless they are named seconds. */
export type Measured = {
	listings: number;
	lists: { title: string; rate: number; p99: number }[];
	/** Pages a second: the same one, and different ones that are rendered each time. */
	pages: { cached: number; rendered: number };
	sizes: TableSize[];
	/** Resident memory of the product's process after the lists, in MB. */
	memory: number;
	/** Seconds of each scheduled job, and of a vacuum of everything afterwards. */
	jobs: Map<string, number>;
	vacuum: number;
};

const page = "/show-service/electrician/shimla";

async function withClient<Result>(
	url: string,
	work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		return await work(client);
	} finally {
		await client.end();
	}
}

async function measureRequests(url: string): Promise<Pick<Measured, "lists" | "pages" | "memory">> {
	const database = await openDatabase({ url, dataDirectory: null });
	const questions = await questionsOn(database);
	await database.close();
	const paths = await listPaths(url);
	const product = await startProduct(url, port);
	try {
		const lists: Measured["lists"] = [];
		for (const { title, path } of questions) {
			const { requestsPerSecond: rate, p99 } = await load(`${product.url}${path}`, seconds);
			lists.push({ title, rate, p99 });
		}
		const memory = await memoryOf(product.pid);
		const cached = await load(`${product.url}${page}`, seconds, { "accept-encoding": "br" });
		const rendered = await requestLists(product.url, paths, seconds);
		return {
			lists,
			pages: { cached: cached.requestsPerSecond, rendered: rendered.requests.average },
			memory,
		};
	} finally {
		await product.stop();
	}
}

/** Fills a market of this size, unless an earlier run did, and measures what grows with it. */
export async function measureMarket(listings: number): Promise<Measured> {
	const url = await fillBenchDatabase(server, listings);
	const requests = await measureRequests(url);
	const sizes = await withClient(url, readSizes);
	const copy = await copyBenchDatabase(server, url, "growth");
	try {
		const jobs = await measureJobs(copy.url, listings);
		return { listings, ...requests, sizes, jobs, vacuum: await measureVacuum(copy.url) };
	} finally {
		await copy.drop();
	}
}
