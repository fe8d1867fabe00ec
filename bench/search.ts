import { brotliCompressSync } from "node:zlib";
import { indexSearch, search } from "../src/catalogue/search/search.ts";
import { readQueries } from "../src/catalogue/search/testing/queries.ts";
import { starterPlaces, starterServices } from "../src/catalogue/search/testing/starter-search.ts";

const rounds = 5;

function timed<Value>(work: () => Value): { value: Value; ms: number } {
	const start = performance.now();
	const value = work();
	return { value, ms: performance.now() - start };
}

/** Measures the search with the 300 test queries: a new index each round, so that no word is remembered. */
export function showSearch(): void {
	const queries = readQueries();
	for (let round = 1; round <= rounds; round++) {
		const { value: index, ms } = timed(() => indexSearch(starterServices, starterPlaces));
		const times = queries.map(({ text }) => timed(() => search(index, text)).ms).toSorted((a, b) => a - b);
		const at = (share: number) => times[Math.floor(share * (times.length - 1))]?.toFixed(2);
		console.log(
			`${round}: index ${ms.toFixed(1)} ms, query p50 ${at(0.5)}, p99 ${at(0.99)}, max ${at(1)} ms`,
		);
	}
	const names = Buffer.from(JSON.stringify([starterServices, starterPlaces]));
	console.log(`names ${names.length} bytes, ${brotliCompressSync(names).length} with brotli`);
}
