import { m } from "../../../paraglide/messages.js";
import { type ListingStatus, listingStatuses } from "../../listing.ts";
import { readDay } from "../../../platform/day-range.ts";

/** What staff search listings by. */
export type StaffFilters = {
	status?: ListingStatus | undefined;
	sectorId?: string | undefined;
	serviceId?: string | undefined;
	choiceId?: string | undefined;
	/** The place's slug. */
	goToLocation?: string | undefined;
	/** Also who named a place around it, or PAN India, and so goes there too. */
	placesAround?: true | undefined;
	/** Indian days as "2026-11-20". */
	startDate?: string | undefined;
	endDate?: string | undefined;
	/** "+91" and ten digits. */
	mobile?: string | undefined;
	/** For which lead somebody is looked for. It stays in the address whatever is searched by, and narrows nothing. */
	lead?: string | undefined;
};

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const isSlug = /^[a-z0-9-]{1,120}$/;
const isMobile = /^\+91[6-9]\d{9}$/;

const matching = (pattern: RegExp, given: string | null): string | undefined =>
	given !== null && pattern.test(given) ? given : undefined;

/**
 * Reads the address and what the history keeps beside it; what is spelled wrong counts as not asked for. The mobile
 * alone stays out of the address: addresses end up in histories and logs.
 */
export function readStaffFilters(query: URLSearchParams, state: unknown): StaffFilters {
	const status = query.get("status");
	const mobile = typeof state === "object" && state !== null && "mobile" in state ? state.mobile : null;
	return {
		status: listingStatuses.find((one) => one === status),
		sectorId: matching(isId, query.get("sectorId")),
		serviceId: matching(isId, query.get("serviceId")),
		choiceId: matching(isId, query.get("choiceId")),
		...readPlace(query),
		startDate: readDay(query.get("startDate")),
		endDate: readDay(query.get("endDate")),
		mobile: typeof mobile === "string" ? matching(isMobile, mobile) : undefined,
		lead: matching(isId, query.get("lead")),
	};
}

function readPlace(query: URLSearchParams): Pick<StaffFilters, "goToLocation" | "placesAround"> {
	const goToLocation = matching(isSlug, query.get("goToLocation"));
	const isAround = goToLocation !== undefined && query.get("placesAround") === "true";
	return { goToLocation, placesAround: isAround || undefined };
}

/** Where the listings of these filters are shown: the link's address and what goes along with it. */
export function staffSearchLink({ mobile, ...filters }: StaffFilters): {
	to: string;
	state: { mobile: string } | null;
} {
	const query = new URLSearchParams();
	for (const [name, value] of Object.entries(filters))
		if (value !== undefined) query.set(name, String(value));
	return {
		to: query.size === 0 ? "/professionalappl" : `/professionalappl?${query}`,
		state: mobile === undefined ? null : { mobile },
	};
}

/** Whether anything is asked for at all; a search for nothing would be all listings of the market. */
export function hasFilter({ lead: _lead, placesAround: _around, ...filters }: StaffFilters): boolean {
	return Object.values(filters).some((value) => value !== undefined);
}

/** What the call is asked for these filters. For a lead those who are available come first. */
export function searchQueryOf({ lead, placesAround, ...filters }: StaffFilters) {
	return {
		...filters,
		...(placesAround && { placesAround: "true" as const }),
		...(lead !== undefined && { availableFirst: "true" as const }),
	};
}

/** The same search without the place, or else without the choice: where the narrow one found nobody. */
export function widerSearch(filters: StaffFilters): StaffFilters | null {
	if (filters.goToLocation !== undefined)
		return { ...filters, goToLocation: undefined, placesAround: undefined };
	return filters.choiceId === undefined ? null : { ...filters, choiceId: undefined };
}

/** What is wrong with the filters as they were chosen, and at which field; null where they can be searched by. */
export function faultOfFilters(filters: StaffFilters): { path?: keyof StaffFilters; msg: string } | null {
	const { startDate, endDate } = filters;
	if (startDate !== undefined && endDate !== undefined && endDate < startDate) {
		return { path: "endDate", msg: m["words.days_backwards"]() };
	}
	return hasFilter(filters) ? null : { msg: m["listings.search.none"]() };
}
