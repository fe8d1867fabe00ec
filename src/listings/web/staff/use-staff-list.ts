import { type GrowingList, refreshed } from "../../../platform/growing-list.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import { useGrowingList } from "../../../platform/web/use-growing-list.ts";
import { listingsPerPage } from "../../listing.ts";
import type { ListingDetails } from "../../listing-answers.ts";
import type { ListingsApi } from "../../listings.contract.ts";
import { searchQueryOf, type StaffFilters } from "./staff-filters.ts";
import { newestOf } from "./staff-list.ts";

const call = apiOf<ListingsApi>();
/** The longest page that the server gives. */
const longestPage = 50;
/** A few: they hold people's numbers and are of use for a few steps back only. */
const kept = newestOf<GrowingList<ListingDetails>>(5);

/** The title of a listing's card, where the focus goes on after more was loaded. */
export const staffTitleId = (listingId: string) => `listing-${listingId}`;

/**
 * The listings of a search as this viewer may see them. Give the component that calls it a key of the viewer and the
 * search. `replace` puts a changed listing into its place; it stays in sight although the search may not find it now.
 */
export function useStaffList(filters: StaffFilters, viewerId: string) {
	const { list, setList, ...rest } = useGrowingList({
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
		refresh: refreshed,
	});
	const replace = (changed: ListingDetails) =>
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
