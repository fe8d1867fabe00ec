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
	/** Indian days as "2026-11-20". */
	startDate?: string | undefined;
	endDate?: string | undefined;
	/** "+91" and ten digits. */
	mobile?: string | undefined;
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
		goToLocation: matching(isSlug, query.get("goToLocation")),
		startDate: readDay(query.get("startDate")),
		endDate: readDay(query.get("endDate")),
		mobile: typeof mobile === "string" ? matching(isMobile, mobile) : undefined,
	};
}

/** Where the listings of these filters are shown: the link's address and what goes along with it. */
export function staffSearchLink({ mobile, ...filters }: StaffFilters): {
	to: string;
	state: { mobile: string } | null;
} {
	const query = new URLSearchParams();
	for (const [name, value] of Object.entries(filters)) if (value !== undefined) query.set(name, value);
	return {
		to: query.size === 0 ? "/professionalappl" : `/professionalappl?${query}`,
		state: mobile === undefined ? null : { mobile },
	};
}

/** Whether anything is asked for at all; a search for nothing would be all listings of the market. */
export function hasFilter(filters: StaffFilters): boolean {
	return Object.values(filters).some((value) => value !== undefined);
}

/** What is wrong with the filters as they were chosen, and at which field; null where they can be searched by. */
export function faultOfFilters(filters: StaffFilters): { path?: keyof StaffFilters; msg: string } | null {
	const { startDate, endDate } = filters;
	if (startDate !== undefined && endDate !== undefined && endDate < startDate) {
		return { path: "endDate", msg: m["words.days_backwards"]() };
	}
	return hasFilter(filters) ? null : { msg: m["listings.search.none"]() };
}
