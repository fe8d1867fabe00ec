import { minutes, port, server, sizes } from "../bench-settings.ts";
import { fillBenchDatabase } from "../fill.ts";
import { measureEndurance } from "./measure.ts";

/**
 * Runs two processes on one database for some minutes, and prints the visitors' results; throws if a confirmed
 * write is lost.
 */
export async function showEndurance(): Promise<void> {
	const market = await fillBenchDatabase(server, sizes.small);
	const { stretches, retried, confirmed, stored } = await measureEndurance({
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
	console.log(`\nAnswered by the other process after one broke off: ${retried}`);
	console.log(`Confirmed: ${confirmed.leads} leads, ${confirmed.claims} claims`);
	console.log(
		`Written: ${stored.leads} leads, ${stored.twice} of them twice; ${stored.claims} claims, ${stored.uncounted} leads counted wrong`,
	);
	if (
		stored.leads < confirmed.leads ||
		stored.claims < confirmed.claims ||
		stored.twice + stored.uncounted > 0
	)
		throw new Error("confirmed writes are missing in the database");
}
