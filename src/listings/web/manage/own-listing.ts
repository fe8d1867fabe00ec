import { useState } from "react";
import { loadForViewer, useViewerData, type ViewerData } from "../../../accounts/web/viewer-data.ts";
import { useArrived } from "../../../notifications/web/use-live-events.ts";
import { apiOf, isLost } from "../../../platform/web/call-api.ts";
import type { ListingDetails } from "../../listing-answers.ts";
import type { ListingsApi } from "../../listings.contract.ts";

const call = apiOf<ListingsApi>();

/** A listing as its owner and staff see it: "lost" if it does not exist for this viewer, null until it could be loaded. */
export type OwnListing = { listing: ListingDetails | "lost" | null };

/**
 * Whether the viewer can open the listing's own page: the server sends private fields only to the owner and staff.
 * Abilities decide what they may do there.
 */
export const hasManagePage = ({ mobile }: Pick<ListingDetails, "mobile">) => mobile !== undefined;

/** Throws ApiFailure. */
export async function readOwnListing(listingId: string): Promise<ListingDetails | "lost"> {
	try {
		const { professional } = await call("GET /api/workerCategory/:id", { params: { id: listingId } });
		return hasManagePage(professional) ? professional : "lost";
	} catch (failure) {
		if (isLost(failure)) return "lost";
		throw failure;
	}
}

/** For screens that work without the listing too: null if it could not be loaded. */
export async function readListingOrNull(listingId: string): Promise<ListingDetails | null> {
	try {
		return (await call("GET /api/workerCategory/:id", { params: { id: listingId } })).professional;
	} catch {
		return null;
	}
}

/** The listing, or the last one if a reload could not load it. */
export function useLastListing(listing: ListingDetails | null): ListingDetails | null {
	const [last, setLast] = useState(listing);
	if (listing !== null && listing !== last) setLast(listing);
	return listing ?? last;
}

/** For a `clientLoader`. */
export const loadOwnListing = (listingId: string) =>
	loadForViewer<OwnListing>(
		async () => ({ listing: await readOwnListing(listingId) }),
		() => ({ listing: null }),
	);

/** Calls `read` when the listing changes: a manager may decide while the page is open. */
export function useListingEvents(listingId: string, read: () => void): void {
	useArrived(({ notifications, touched }) => {
		const isAbout = touched?.includes(listingId) ?? true;
		if (isAbout || notifications.some(({ subjectId }) => subjectId === listingId)) read();
	});
}

/** What `loadOwnListing` returned for the open page, reloaded when it changes. Another listing needs another key. */
export function useOwnListing(listingId: string, loaded: ViewerData<OwnListing>) {
	const { page, isOthers, hasFailed, reload, show } = useViewerData(loaded);
	const read = () => void reload();
	useListingEvents(listingId, read);
	return {
		listing: isOthers ? null : page.listing,
		hasFailed,
		/** Reloads it; the present data stays on screen until then. */
		read,
		/** Shows the listing that a change returned. */
		show: (listing: ListingDetails) => show({ listing }),
	};
}
