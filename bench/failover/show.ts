import { port, sizes } from "../bench-settings.ts";
import { checkPrograms } from "./cluster.ts";
import { measureFailover } from "./measure.ts";

/** Takes parts of a cluster of Patroni away under load, and prints the waits; throws if a confirmed write is lost. */
export async function showFailover(): Promise<void> {
	checkPrograms();
	const { paths, stages, confirmed, lost } = await measureFailover(port, sizes.small);
	console.log("\nTwo servers of PostgreSQL under Patroni; writes confirmed, and the longest wait for one\n");
	console.log(`| what happened | ${paths.map((path) => `${path}: writes | longest s`).join(" | ")} |`);
	console.log(`|---|${paths.map(() => "---|---|").join("")}`);
	for (const { title, seconds, writes } of stages) {
		const cells = writes.flatMap(({ count, longestMs }) => [count, (longestMs / 1000).toFixed(1)]);
		console.log(`| ${title} (${seconds.toFixed(0)} s) | ${cells.join(" | ")} |`);
	}
	console.log(`\nConfirmed: ${confirmed} writes; lost: ${JSON.stringify(lost)}`);
	if (Object.values(lost).some((count) => count > 0)) throw new Error("confirmed writes were lost");
}
