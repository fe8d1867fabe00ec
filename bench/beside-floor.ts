import { seconds } from "./bench-settings.ts";
import { type Load, load } from "./load.ts";
import { startFloor } from "./processes.ts";
import type { Question } from "./questions.ts";

/** A path's result, next to its floor's. */
export type Line = { title: string; product: Load; floor: Load };

/** The floor of a list: its statements on a bare server. */
export async function onStatement(databaseUrl: string, question: Question): Promise<Load> {
	const { statement, values, beside = [], field } = question;
	const floor = await startFloor({
		kind: "statement",
		databaseUrl,
		statement: { ...statement, values },
		beside,
		field,
	});
	try {
		return await load(floor.url, seconds);
	} finally {
		await floor.stop();
	}
}

function row({ title, product, floor }: Line): string {
	const share = (product.requestsPerSecond / floor.requestsPerSecond).toFixed(2);
	const cells = [
		title,
		product.requestsPerSecond.toFixed(0),
		floor.requestsPerSecond.toFixed(0),
		share,
		`${product.p50} / ${product.p99}`,
		`${floor.p50} / ${floor.p99}`,
		String(product.failures + floor.failures),
	];
	return `| ${cells.join(" | ")} |`;
}

/** Prints a table of these. */
export function printLines(lines: readonly Line[]): void {
	console.log("| path | requests/s | floor | share | p50 / p99 ms | floor's p50 / p99 | failures |");
	console.log("|---|---|---|---|---|---|---|");
	for (const line of lines) console.log(row(line));
}
