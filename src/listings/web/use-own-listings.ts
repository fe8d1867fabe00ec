import { useCallback, useState } from "react";
import { useArrived } from "../../notifications/web/use-news.ts";
import { apiOf } from "../../platform/web/call-api.ts";
import { type Load, useLoading } from "../../platform/web/use-loading.ts";
import { useAlert } from "../../ui/alerts.tsx";
import type { ListingDetails } from "../listing-answers.ts";
import type { ListingsApi } from "../listings.contract.ts";
import { ListFailure, listingsIn } from "./own-listings-answer.ts";

const call = apiOf<ListingsApi>();

/** Loads the listings of whoever is signed in; null until they came. Another person needs another key. */
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
		/** Takes over what a change of one of them answered. */
		show: (changed: ListingDetails) =>
			setListings(
				(before) => before?.map((listing) => (listing._id === changed._id ? changed : listing)) ?? null,
			),
	};
}
