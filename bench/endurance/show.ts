import { minutes, port, server, sizes } from "../bench-settings.ts";
import { fillBenchDatabase } from "../fill.ts";
import { measureEndurance } from "./measure.ts";

/**
 * Runs two processes on one database for some minutes, and prints the visitors' results; throws if a confirmed
 * write is lost.
 */
export async function showEndurance(): Promise<void> {
	const market = await fillBenchDatabase(server, sizes.small);
	const { stretches, moved, promised, books } = await measureEndurance({
		server,
		port,
		market,
		minutes,
	});
	console.log("\nTwo processes on one database; the first is left alone\n");
	console.log("| minute | requests | p50 / p99 / slowest ms | memory MB | failed | the second process |");
	console.log("|---|---|---|---|---|---|");
	for (const { minute, requests, p50, p99, slowest, memory, failures, happened } of stretches)
		console.log(
			`| ${minute} | ${requests} | ${p50} / ${p99} / ${slowest} | ${memory} | ${failures.length} | ${happened.join("; ")} |`,
		);
	for (const failure of new Set(stretches.flatMap(({ failures }) => failures))) console.log(`  ${failure}`);
	console.log(`\nAnswered by the other process after one broke off: ${moved}`);
	console.log(`Confirmed: ${promised.leads} leads, ${promised.claims} claims`);
	console.log(
		`Written: ${books.leads} leads, ${books.twice} of them twice; ${books.claims} claims, ${books.uncounted} leads counted wrong`,
	);
	if (books.leads < promised.leads || books.claims < promised.claims || books.twice + books.uncounted > 0)
		throw new Error("confirmed writes are missing in the database");
}
