import { useCallback, useState } from "react";
import { useArrived } from "../../../notifications/web/use-news.ts";
import { apiOf, isLost } from "../../../platform/web/call-api.ts";
import { type Load, useLoading } from "../../../platform/web/use-loading.ts";
import type { ListingDetails } from "../../listing-answers.ts";
import type { ListingsApi } from "../../listings.contract.ts";

const call = apiOf<ListingsApi>();

/**
 * Whether the listing's own page opens for this viewer: it is told its private figures, as its owner and staff are.
 * What may be done there, the abilities say.
 */
export const hasDesk = ({ mobile }: Pick<ListingDetails, "mobile">) => mobile !== undefined;

/** The listing, or that there is none for this viewer: only its owner and staff are told its private figures. */
async function readOwn(listingId: string): Promise<ListingDetails | "lost"> {
	try {
		const { professional } = await call("GET /api/workerCategory/:id", { params: { id: listingId } });
		return hasDesk(professional) ? professional : "lost";
	} catch (failure) {
		if (isLost(failure)) return "lost";
		throw failure;
	}
}

/** Loads one listing as its owner and staff see it; null until it came. Another listing needs another key. */
export function useListing(listingId: string) {
	const [listing, show] = useState<ListingDetails | "lost" | null>(null);
	const load = useCallback<Load>(
		async (isWanted) => {
			const read = await readOwn(listingId);
			if (isWanted()) show(read);
		},
		[listingId],
	);
	const { hasFailed, retry } = useLoading(load);
	// A manager may decide while the page is open.
	useArrived(({ notifications, touched }) => {
		const isAbout = touched?.includes(listingId) ?? true;
		if (isAbout || notifications.some(({ subjectId }) => subjectId === listingId)) retry();
	});
	return {
		listing,
		hasFailed: listing === null && hasFailed,
		/** Reads it again; what is shown stays until then. */
		read: retry,
		/** Takes over what a change answered. */
		show: (changed: ListingDetails) => show(changed),
	};
}
