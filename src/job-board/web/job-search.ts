/** What the address of the job search asks for: a state, or a district of it, or a pincode, or a post office of it. */
export type JobSearch = {
	/** The viewer's own job openings, instead of everybody's. */
	createdBy?: "me" | undefined;
	/** The category: a service's slug. */
	service?: string | undefined;
	stateName?: string | undefined;
	district?: string | undefined;
	pincode?: string | undefined;
	poName?: string | undefined;
	cursor?: string | undefined;
};

/** All parameters that the page of jobs reads. */
export const jobSearchParameters = [
	"createdBy",
	"service",
	"stateName",
	"district",
	"pincode",
	"poName",
	"cursor",
] as const;

/** No state, district, slug or post office has a longer name; no cursor either. */
const longest = { stateName: 100, district: 100, service: 120, poName: 200, cursor: 300 };

const looksLikePincode = /^[1-9]\d{5}$/;

/** Reads the address; what it spells wrong counts as not asked for. A pincode says more than a state beside it. */
export function readJobSearch(query: URLSearchParams): JobSearch {
	const text = (name: keyof typeof longest) =>
		(query.get(name) ?? "").trim().slice(0, longest[name]) || undefined;
	const typed = (query.get("pincode") ?? "").replaceAll(/\s/g, "");
	const pincode = looksLikePincode.test(typed) ? typed : undefined;
	const stateName = pincode === undefined ? text("stateName") : undefined;
	return {
		createdBy: query.get("createdBy") === "me" ? "me" : undefined,
		service: text("service")?.toLowerCase(),
		stateName,
		district: stateName === undefined ? undefined : text("district"),
		pincode,
		poName: pincode === undefined ? undefined : text("poName"),
		cursor: text("cursor"),
	};
}

/** The address that shows these jobs. */
export function jobSearchAddress(search: JobSearch): string {
	const query = new URLSearchParams();
	for (const name of jobSearchParameters) {
		const value = search[name];
		if (value !== undefined) query.set(name, value);
	}
	return query.size === 0 ? "/jobs" : `/jobs?${query}`;
}

/** The same person's jobs, or everybody's, without any filter and from the beginning. */
export function withoutFilters({ createdBy }: JobSearch): JobSearch {
	return { createdBy };
}

/** Whether a category or a place is asked for. */
export function isFiltered({ service, stateName, pincode }: JobSearch): boolean {
	return service !== undefined || stateName !== undefined || pincode !== undefined;
}
