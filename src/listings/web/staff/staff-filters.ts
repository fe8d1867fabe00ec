import { m } from "../../../paraglide/messages.js";
import type { ErrorItem } from "../../../platform/app-error.ts";
import { type ListingStatus, listingStatuses } from "../../listing.ts";
import { readDay } from "../../../platform/day-range.ts";

/** The filters of the staff's search. */
export type StaffFilters = {
	status?: ListingStatus | undefined;
	sectorId?: string | undefined;
	serviceId?: string | undefined;
	choiceId?: string | undefined;
	/** The place's slug. */
	goToLocation?: string | undefined;
	/** Also listings that chose a place around it, or PAN India, and therefore go there as well. */
	placesAround?: true | undefined;
	/** Only listings that the viewer registered for their owners. */
	onboardedBy?: "me" | undefined;
	/** Indian days as "2026-11-20". */
	startDate?: string | undefined;
	endDate?: string | undefined;
	/** "+91" and ten digits. */
	mobile?: string | undefined;
	/** The lead that needs a professional. It stays in the address whatever the filters, and narrows nothing. */
	lead?: string | undefined;
};

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const isSlug = /^[a-z0-9-]{1,120}$/;
const isMobile = /^\+91[6-9]\d{9}$/;

const matching = (pattern: RegExp, given: string | null): string | undefined =>
	given !== null && pattern.test(given) ? given : undefined;

/**
 * Reads the filters from the address and the history state; misspelled ones are ignored. Only the mobile is kept out of
 * the address, because addresses end up in histories and logs.
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
		onboardedBy: query.get("onboardedBy") === "me" ? "me" : undefined,
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

/** The link to the listings of these filters: its address and history state. */
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

/** Whether there is any filter; a search without one would return every listing of the marketplace. */
export function hasFilter({ lead: _lead, placesAround: _around, ...filters }: StaffFilters): boolean {
	return Object.values(filters).some((value) => value !== undefined);
}

/** The query of the call for these filters. For a lead, available professionals come first. */
export function searchQueryOf({ lead, placesAround, ...filters }: StaffFilters) {
	return {
		...filters,
		...(placesAround && { placesAround: "true" as const }),
		...(lead !== undefined && { availableFirst: "true" as const }),
	};
}

/** The same search without the place, or else without the choice, for when the narrow one finds no one. */
export function widerSearch(filters: StaffFilters): StaffFilters | null {
	if (filters.goToLocation !== undefined)
		return { ...filters, goToLocation: undefined, placesAround: undefined };
	return filters.choiceId === undefined ? null : { ...filters, choiceId: undefined };
}

/** Why the search cannot run. An error about all filters has the path "filters". */
export function filterErrors(filters: StaffFilters): ErrorItem[] {
	const { startDate, endDate } = filters;
	if (startDate !== undefined && endDate !== undefined && endDate < startDate)
		return [{ path: "endDate", msg: m["words.days_backwards"]() }];
	return hasFilter(filters) ? [] : [{ path: "filters", msg: m["listings.search.none"]() }];
}
