import { payments as each, port, server, sizes } from "../bench-settings.ts";
import { fillBenchDatabase } from "../fill.ts";
import { measurePayments } from "./measure.ts";

/** Measures settled payments next to the floor of their statements, and prints the table. */
export async function showPayments(): Promise<void> {
	const market = await fillBenchDatabase(server, sizes.small);
	const settling = { server, port, market, warmUp: 1_000, turns: 3, each };
	const { turns, statements } = await measurePayments(settling);
	const asked = Object.entries(statements).map(([kind, count]) => `${kind} ${count}`);
	console.log(
		`\n${each.toLocaleString("en-IN")} payments a turn, webhook to invoice; statements for one, begin and commit among them: ${asked.join(", ")}\n`,
	);
	console.log("| payments/s | floor, prepared | share | floor, as sent | share |");
	console.log("|---|---|---|---|---|");
	for (const { product, prepared, asSent } of turns) {
		const share = (floor: number) => (product / floor).toFixed(2);
		const cells = [
			product.toFixed(0),
			prepared.toFixed(0),
			share(prepared),
			asSent.toFixed(0),
			share(asSent),
		];
		console.log(`| ${cells.join(" | ")} |`);
	}
}
