/** The parameters of the job search: a state or one of its districts, or a pincode or one of its post offices. */
export type JobSearch = {
	/** The viewer's own jobs instead of everyone's. */
	createdBy?: "me" | undefined;
	/** The category: a service's slug. */
	service?: string | undefined;
	stateName?: string | undefined;
	district?: string | undefined;
	pincode?: string | undefined;
	poName?: string | undefined;
	cursor?: string | undefined;
};

/** All parameters that the job list reads. */
export const jobSearchParameters = [
	"createdBy",
	"service",
	"stateName",
	"district",
	"pincode",
	"poName",
	"cursor",
] as const;

/** The longest values, in characters. No real state, district, slug, post office or cursor is longer. */
const longest = { stateName: 100, district: 100, service: 120, poName: 200, cursor: 300 };

const looksLikePincode = /^[1-9]\d{5}$/;

/** Parses the URL and ignores malformed values. A pincode takes precedence over a state. */
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

/** The URL of this search. */
export function jobSearchAddress(search: JobSearch): string {
	const query = new URLSearchParams();
	for (const name of jobSearchParameters) {
		const value = search[name];
		if (value !== undefined) query.set(name, value);
	}
	return query.size === 0 ? "/jobs" : `/jobs?${query}`;
}

/** The same search without filters, from the first page; the choice of own or all jobs stays. */
export function withoutFilters({ createdBy }: JobSearch): JobSearch {
	return { createdBy };
}

/** Whether the search has a category or a place. */
export function isFiltered({ service, stateName, pincode }: JobSearch): boolean {
	return service !== undefined || stateName !== undefined || pincode !== undefined;
}
