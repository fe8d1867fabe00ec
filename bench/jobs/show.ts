import { server } from "../bench-settings.ts";
import { recordQuestions } from "../recorded-questions.ts";
import { showRecorded } from "../show-recorded.ts";
import { fillJobsMarket } from "./jobs-market.ts";
import { jobQuestions } from "./questions.ts";

/** Measures the searches and lists of jobs on 500,000 of them, each next to its floor, and prints the table. */
export async function showJobs(): Promise<void> {
	const databaseUrl = await fillJobsMarket(server);
	await showRecorded("Lists of 500,000 jobs", databaseUrl, await recordQuestions(databaseUrl, jobQuestions));
}
