import { useCallback, useState } from "react";
import { useArrived } from "../../../notifications/web/use-live-events.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import { type Load, useLoading } from "../../../platform/web/use-loading.ts";
import { useAlert } from "../../../ui/feedback/alerts.tsx";
import type { ListingDetails } from "../../listing-answers.ts";
import type { ListingsApi } from "../../listings.contract.ts";
import { ListFailure, listingsIn } from "./own-listings-answer.ts";

const call = apiOf<ListingsApi>();

/** Loads the listings of the signed-in person; null until they have loaded. Another person needs another key. */
export function useOwnListings() {
	const alert = useAlert();
	const [listings, setListings] = useState<ListingDetails[] | null>(null);
	const load = useCallback<Load>(
		async (isWanted) => {
			try {
				const professionals = listingsIn(await call("GET /api/workerCategory/mine"));
				if (isWanted()) setListings(professionals);
			} catch (failure) {
				if (failure instanceof ListFailure && isWanted()) alert("danger", failure.message);
				throw failure;
			}
		},
		[alert],
	);
	const { hasFailed, retry } = useLoading(load);
	// A manager may decide while the page is open.
	useArrived(({ notifications, touched }) => {
		const isOwn = (id: string) => listings?.some((listing) => listing._id === id);
		const isAbout = touched?.some(isOwn) ?? true;
		if (isAbout || notifications.some(({ subjectId }) => isOwn(subjectId))) retry();
	});
	return {
		listings,
		hasFailed,
		retry,
		/** Shows the listing that a change returned. */
		show: (changed: ListingDetails) =>
			setListings(
				(before) => before?.map((listing) => (listing._id === changed._id ? changed : listing)) ?? null,
			),
	};
}
