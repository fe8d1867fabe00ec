import { claims as each, port, server } from "../bench-settings.ts";
import { fillLeadsMarket } from "./leads-market.ts";
import { type ClaimRate, measureClaims } from "./measure-claims.ts";

const cellsOf = ({ perSecond, p50, p99 }: ClaimRate) => [
	perSecond.toFixed(0),
	`${p50.toFixed(0)} / ${p99.toFixed(0)}`,
];

/** Measures claims of different leads out of a million next to the floor of their statements, and prints the table. */
export async function showClaims(): Promise<void> {
	const market = await fillLeadsMarket(server);
	const { turns, statements } = await measureClaims({ server, port, market, warmUp: 500, turns: 3, each });
	console.log(
		`\n${each.toLocaleString("en-IN")} claims a turn, of as many leads; statements for one, begin and commit among them: ${statements}\n`,
	);
	console.log("| claims/s | p50 / p99 ms | floor | floor's p50 / p99 | share |");
	console.log("|---|---|---|---|---|");
	for (const { product, floor } of turns)
		console.log(
			`| ${[...cellsOf(product), ...cellsOf(floor), (product.perSecond / floor.perSecond).toFixed(2)].join(" | ")} |`,
		);
}
