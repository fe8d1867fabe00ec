import { server } from "../bench-settings.ts";
import { recordQuestions } from "../recorded-questions.ts";
import { showRecorded } from "../show-recorded.ts";
import { leadQuestions } from "./asked.ts";
import { fillLeadsMarket } from "./leads-market.ts";

/** Measures every list of leads on a million leads, each next to its floor, and prints the table. */
export async function showLeadLists(): Promise<void> {
	const databaseUrl = await fillLeadsMarket(server);
	await showRecorded(
		"Lists of 1,000,000 leads",
		databaseUrl,
		await recordQuestions(databaseUrl, leadQuestions),
	);
}
