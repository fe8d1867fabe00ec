import { port, seconds, server } from "../bench-settings.ts";
import { type Line, onStatement, printLines } from "../beside-floor.ts";
import { load } from "../load.ts";
import { startProduct } from "../processes.ts";
import { fillLeadsMarket } from "./leads-market.ts";
import { leadQuestionsOn } from "./questions.ts";

/** Measures every list of leads on a million leads, each beside its floor, and prints the table. */
export async function showLeadLists(): Promise<void> {
	const databaseUrl = await fillLeadsMarket(server);
	const questions = await leadQuestionsOn(databaseUrl);
	const product = await startProduct(databaseUrl, port);
	const lines: Line[] = [];
	try {
		for (const question of questions) {
			const { title, path, token } = question;
			const headers: Record<string, string> = token === null ? {} : { "x-auth-token": token };
			lines.push({
				title,
				product: await load(`${product.url}${path}`, seconds, headers),
				floor: await onStatement(databaseUrl, question),
			});
		}
	} finally {
		await product.stop();
	}
	console.log("\nLists of 1,000,000 leads\n");
	printLines(lines);
}
