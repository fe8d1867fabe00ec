import { port, seconds } from "./bench-settings.ts";
import { type Line, onStatement, printLines } from "./beside-floor.ts";
import { load } from "./load.ts";
import { startProduct } from "./processes.ts";
import type { RecordedQuestion } from "./recorded-questions.ts";

/** Measures these lists, each next to the floor of its statements, and prints the table under the title. */
export async function showRecorded(
	title: string,
	databaseUrl: string,
	questions: readonly RecordedQuestion[],
): Promise<void> {
	const product = await startProduct(databaseUrl, port);
	const lines: Line[] = [];
	try {
		for (const question of questions) {
			const { path, token } = question;
			const headers: Record<string, string> = token === null ? {} : { "x-auth-token": token };
			lines.push({
				title: question.title,
				product: await load(`${product.url}${path}`, seconds, headers),
				floor: await onStatement(databaseUrl, question),
			});
		}
	} finally {
		await product.stop();
	}
	console.log(`\n${title}\n`);
	printLines(lines);
}
