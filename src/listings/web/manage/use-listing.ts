import { useCallback, useState } from "react";
import { useArrived } from "../../../notifications/web/use-live-events.ts";
import { apiOf, isLost } from "../../../platform/web/call-api.ts";
import { type Load, useLoading } from "../../../platform/web/use-loading.ts";
import type { ListingDetails } from "../../listing-answers.ts";
import type { ListingsApi } from "../../listings.contract.ts";

const call = apiOf<ListingsApi>();

/**
 * Whether the viewer can open the listing's own page: the server sends private fields only to the owner and staff.
 * Abilities decide what they may do there.
 */
export const hasManagePage = ({ mobile }: Pick<ListingDetails, "mobile">) => mobile !== undefined;

/**
 * The listing, or the information that it does not exist for this viewer: only the owner and staff get private fields.
 */
async function readOwn(listingId: string): Promise<ListingDetails | "lost"> {
	try {
		const { professional } = await call("GET /api/workerCategory/:id", { params: { id: listingId } });
		return hasManagePage(professional) ? professional : "lost";
	} catch (failure) {
		if (isLost(failure)) return "lost";
		throw failure;
	}
}

/** Loads one listing as its owner and staff see it; null until it has loaded. Another listing needs another key. */
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
		/** Reloads it; the present data stays on screen until then. */
		read: retry,
		/** Shows the listing that a change returned. */
		show: (changed: ListingDetails) => show(changed),
	};
}
