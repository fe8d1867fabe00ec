import { type InfiniteList, refreshFirstPage } from "../../../platform/infinite-list.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import { useInfiniteList } from "../../../platform/web/use-infinite-list.ts";
import { listingsPerPage } from "../../listing.ts";
import type { StaffListing } from "../../listing-answers.ts";
import type { ListingsApi } from "../../listings.contract.ts";
import { searchQueryOf, type StaffFilters } from "./staff-filters.ts";
import { newestOf } from "./staff-list.ts";

const call = apiOf<ListingsApi>();
/** The server's maximum page size. */
const longestPage = 50;
/** Only a few: they contain people's numbers, and going back needs no more than a few steps. */
const kept = newestOf<InfiniteList<StaffListing>>(5);

/** The title of a listing's card, which gets the focus after more listings have loaded. */
export const staffTitleId = (listingId: string) => `listing-${listingId}`;

/**
 * The listings of a search as this viewer may see them. Give the calling component a key made of the viewer and the
 * search. `replace` updates a changed listing, which stays on screen even if the search no longer matches it.
 */
export function useStaffList(filters: StaffFilters, viewerId: string) {
	const { list, setList, ...rest } = useInfiniteList({
		name: viewerId,
		kept,
		first: null,
		async read(cursor, length = 0) {
			const page =
				cursor === undefined
					? { limit: Math.min(longestPage, Math.max(listingsPerPage, length)) }
					: { cursor };
			const answer = await call("GET /api/workerCategory", { query: { ...searchQueryOf(filters), ...page } });
			return { items: answer.professionals, nextCursor: answer.nextCursor };
		},
		focusId: staffTitleId,
		refresh: refreshFirstPage,
	});
	const replace = (changed: StaffListing) =>
		setList(
			(shown) =>
				shown && { ...shown, items: shown.items.map((one) => (one._id === changed._id ? changed : one)) },
		);
	return {
		...rest,
		list: list && { professionals: list.items, nextCursor: list.nextCursor },
		replace,
	};
}
