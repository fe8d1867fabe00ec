import { openDatabase } from "../src/platform/server/database/open-database.ts";
import { port, seconds, server, sizes } from "./bench-settings.ts";
import { type Line, onStatement, printLines } from "./beside-floor.ts";
import { fillBenchDatabase } from "./fill.ts";
import { type Load, load } from "./load.ts";
import { startFloor, startProduct } from "./processes.ts";
import { type Question, questionsOn } from "./questions.ts";

const page = "/show-service/electrician/shimla";

async function whatToAsk(databaseUrl: string): Promise<Question[]> {
	const database = await openDatabase({ url: databaseUrl, dataDirectory: null });
	try {
		return await questionsOn(database);
	} finally {
		await database.close();
	}
}

const brotli = { "accept-encoding": "br" };

/** The page's own bytes and headers from a server that does nothing else. */
async function onBytes(pageUrl: string): Promise<Load> {
	const answer = await fetch(pageUrl, { headers: brotli });
	// fetch decompresses what it reads; compressing it again at any level gives about as many bytes.
	const { brotliCompressSync, constants } = await import("node:zlib");
	const body = brotliCompressSync(Buffer.from(await answer.arrayBuffer()), {
		params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
	});
	const headers = {
		"content-type": "text/html; charset=utf-8",
		"content-encoding": "br",
		"content-length": String(body.length),
	};
	const floor = await startFloor({ kind: "bytes", headers, body: body.toString("base64") });
	try {
		return await load(floor.url, seconds, brotli);
	} finally {
		await floor.stop();
	}
}

async function measure(databaseUrl: string): Promise<Line[]> {
	const lines: Line[] = [];
	const questions = await whatToAsk(databaseUrl);
	const product = await startProduct(databaseUrl, port);
	try {
		for (const question of questions)
			lines.push({
				title: question.title,
				product: await load(`${product.url}${question.path}`, seconds),
				floor: await onStatement(databaseUrl, question),
			});
		lines.push({
			title: `category page (${page})`,
			product: await load(`${product.url}${page}`, seconds, brotli),
			floor: await onBytes(`${product.url}${page}`),
		});
	} finally {
		await product.stop();
	}
	return lines;
}

/**
 * Measures the lists and the cached page in a small and a large market, each next to its floor, and prints the
 * tables.
 */
export async function showLists(): Promise<void> {
	const results: Record<string, Line[]> = {};
	for (const count of Object.values(sizes)) {
		const url = await fillBenchDatabase(server, count);
		const lines = await measure(url);
		results[count] = lines;
		console.log(`\n${count.toLocaleString("en-IN")} listings and as many leads\n`);
		printLines(lines);
	}
	console.log("\np99 with 1,000,000 rows against 10,000:");
	for (const [index, large] of (results[sizes.large] ?? []).entries()) {
		const small = results[sizes.small]?.[index];
		if (small !== undefined)
			console.log(`  ${large.title}: ${(large.product.p99 / small.product.p99).toFixed(2)}`);
	}
}
