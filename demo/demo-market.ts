import { demoJobs } from "./jobs/jobs.ts";
import { demoSeekers } from "./jobs/seekers.ts";
import { demoProfessionals } from "./professionals/professionals.ts";
import { demoRequests } from "./requests/requests.ts";
import { createSentences } from "./words/sentences.ts";

/** Everyone and everything in the demo market, the same every time; the rows are made from it. */
export function demoMarket() {
	const sentences = createSentences();
	const professionals = demoProfessionals(sentences);
	const requests = demoRequests(professionals, sentences);
	const seekers = demoSeekers();
	const jobs = demoJobs(professionals, seekers, sentences);
	return { professionals, requests, seekers, jobs };
}
