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
	/** The one that is asked for. */
	category: JobCategory | null;
	/** Why this search shows nothing, where it names what is not there. */
	problem: string | null;
	/** The jobs as nobody sees them; null where the list is somebody's own. */
	list: JobList | null;
};

type Context = Readonly<RouterContextProvider>;

/** Everything that the page of jobs shows to nobody in particular. */
export async function loadJobList(context: Context, request: Request): Promise<JobListData> {
	const search = readJobSearch(new URL(request.url).searchParams);
	const categories = jobCategories(await context.get(publicCatalogue).home());
	const category = categories.find(({ slug }) => slug === search.service) ?? null;
	const data = { search, categories, category };
	if (search.service !== undefined && category === null)
		return { ...data, problem: m["job-board.search.category_unknown"](), list: null };
	if (search.createdBy === "me") return { ...data, problem: null, list: null };
	return { ...data, ...(await readOpen(context, search, category?.id)) };
}

/** A cursor comes from a link and may be spoilt: the page then says so instead of breaking. */
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
