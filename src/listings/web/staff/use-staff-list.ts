import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { apiOf } from "../../../platform/web/call-api.ts";
import { type Load, useLoading } from "../../../platform/web/use-loading.ts";
import { useTask } from "../../../platform/web/use-task.ts";
import { listingsPerPage } from "../../listing.ts";
import type { ListingDetails, ListingsApi } from "../../listings.contract.ts";
import type { StaffFilters } from "./staff-filters.ts";
import { type GrowingList, lengthened, refreshed } from "./staff-list.ts";

type StaffList = GrowingList<ListingDetails>;

const call = apiOf<ListingsApi>();
/** The longest page that the server gives. */
const longestPage = 50;

/** Lists as they stood when somebody went on from them: coming back shows as much of them as before. */
const kept = new Map<string, StaffList>();
/** How many are kept; they hold people's numbers and are of use for a few steps back only. */
const keptAtMost = 5;

function keep(place: string, list: StaffList): void {
	kept.delete(place);
	kept.set(place, list);
	for (const oldest of kept.keys()) {
		if (kept.size <= keptAtMost) break;
		kept.delete(oldest);
	}
}

/** The title of a listing's card, where the focus goes on after more was loaded. */
export const staffTitleId = (listingId: string) => `listing-${listingId}`;

/**
 * The listings of a search as this viewer may see them. Give the component that calls it a key of the viewer and the
 * search. `replace` puts a changed listing into its place; it stays in sight although the search may not find it now.
 */
export function useStaffList(filters: StaffFilters, viewerId: string) {
	const place = `${useLocation().key}|${viewerId}`;
	const [list, setList] = useState(() => kept.get(place) ?? null);
	const [arrived, setArrived] = useState<string | null>(null);
	const asked = useRef({ filters, before: list?.professionals.length ?? 0 });
	const { isBusy, run } = useTask();

	const load = useCallback<Load>(async (isWanted) => {
		const limit = Math.min(longestPage, Math.max(listingsPerPage, asked.current.before));
		const fresh = await call("GET /api/workerCategory", { query: { ...asked.current.filters, limit } });
		if (isWanted()) setList((shown) => (shown === null ? fresh : refreshed(shown, fresh)));
	}, []);
	const { hasFailed, retry } = useLoading(load);

	useEffect(() => {
		if (list !== null) keep(place, list);
	}, [place, list]);
	useEffect(() => {
		// Whoever asked for more by the keyboard goes on at the first of them.
		if (arrived !== null) document.getElementById(staffTitleId(arrived))?.focus({ preventScroll: true });
	}, [arrived]);

	const more = () =>
		run(async () => {
			if (list === null || list.nextCursor === null) return;
			const query = { ...filters, cursor: list.nextCursor };
			const next = await call("GET /api/workerCategory", { query });
			setList((shown) => (shown === null ? next : lengthened(shown, next)));
			setArrived(next.professionals[0]?._id ?? null);
		});
	const replace = (changed: ListingDetails) =>
		setList(
			(shown) =>
				shown && {
					...shown,
					professionals: shown.professionals.map((one) => (one._id === changed._id ? changed : one)),
				},
		);
	return { list, hasFailed: list === null && hasFailed, retry, more, isBusy, replace };
}
