import type { RouterContextProvider } from "react-router";
import { publicCatalogue } from "../../catalogue/catalogue.contract.ts";
import { m } from "../../paraglide/messages.js";
import { type JobList, publicJobs } from "../job-board.contract.ts";
import { jobCategories, type JobCategory } from "./job-categories.ts";
import { type JobSearch, readJobSearch } from "./job-search.ts";
import { publicJob } from "./public-job.ts";

export type JobListData = {
	search: JobSearch;
	categories: JobCategory[];
	/** The category in the search. */
	category: JobCategory | null;
	/** Why the search has no result, if it names something that does not exist. */
	problem: string | null;
	/** The jobs as a guest sees them; null if the list is the viewer's own. */
	list: JobList | null;
	/** When the list was loaded, as an ISO date. */
	now: string;
};

type Context = Readonly<RouterContextProvider>;

/** Loads the part of the job list that is the same for everyone. */
export async function loadJobList(context: Context, request: Request): Promise<JobListData> {
	const search = readJobSearch(new URL(request.url).searchParams);
	const categories = jobCategories(await context.get(publicCatalogue).home());
	const category = categories.find(({ slug }) => slug === search.service) ?? null;
	const data = { search, categories, category, now: new Date().toISOString() };
	if (search.service !== undefined && category === null)
		return { ...data, problem: m["job-board.search.category_unknown"](), list: null };
	if (search.createdBy === "me") return { ...data, problem: null, list: null };
	return { ...data, ...(await readOpen(context, search, category?.id)) };
}

/** A cursor comes from a link and may be invalid. The page then shows a message and does not fail. */
async function readOpen(context: Context, search: JobSearch, serviceId: string | undefined) {
	const { stateName, district, pincode, poName, cursor } = search;
	const filters = { serviceId, stateName, district, pincode, poName, cursor };
	try {
		const { jobs, nextCursor } = await context.get(publicJobs).open(filters);
		return { problem: null, list: { jobs: jobs.map(publicJob), nextCursor } };
	} catch (error) {
		// The service throws Node's copy of AppError, and this bundle has a copy of its own.
		if (error instanceof Error && error.name === "AppError") return { problem: error.message, list: null };
		throw error;
	}
}
