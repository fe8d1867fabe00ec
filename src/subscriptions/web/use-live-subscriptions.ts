import { useRevalidator } from "react-router";
import { loadForViewer, useViewerData, type ViewerData } from "../../accounts/web/viewer-data.ts";
import type { ListingDetails } from "../../listings/listing-answers.ts";
import { readListingOrNull, useLastListing } from "../../listings/web/manage/own-listing.ts";
import { useArrived } from "../../notifications/web/use-live-events.ts";
import { useWatched } from "../../notifications/web/watched.ts";
import { isLost } from "../../platform/web/call-api.ts";
import { type ListingSubscriptions, readListingSubscriptions } from "./read-listing-subscriptions.ts";
import { useWhileSeen } from "./use-while-seen.ts";

export type LiveSubscriptions = ListingSubscriptions & {
	/** The listing of the subscriptions; null if only the listing itself could not be loaded. */
	listing: ListingDetails | null;
	readAt: Date;
};

/** "lost" if they are not this viewer's, null until they could be loaded. */
export type SubscriptionsData = { live: LiveSubscriptions | "lost" | null };

async function readLive(listingId: string): Promise<SubscriptionsData> {
	try {
		const [found, listing] = await Promise.all([
			readListingSubscriptions(listingId),
			readListingOrNull(listingId),
		]);
		return { live: { ...found, listing, readAt: new Date() } };
	} catch (failure) {
		if (isLost(failure)) return { live: "lost" };
		throw failure;
	}
}

/** For a `clientLoader`. */
export const loadSubscriptions = (listingId: string) =>
	loadForViewer<SubscriptionsData>(
		() => readLive(listingId),
		() => ({ live: null }),
	);

/**
 * What `loadSubscriptions` returned for the open page, reloaded when it changes and regularly while the page is
 * visible. Another listing needs another key.
 */
export function useLiveSubscriptions(listingId: string, loaded: ViewerData<SubscriptionsData>) {
	const { page, isOthers, hasFailed, reload } = useViewerData(loaded);
	const { state } = useRevalidator();
	const live = isOthers ? null : page.live;
	const found = live === null || live === "lost" ? null : live;
	const listing = useLastListing(found?.listing ?? null);
	const read = () => void reload();

	useWhileSeen(() => {
		if (found !== null && state === "idle") read();
	});
	// The provider's answer may come while the payer returns: before this page subscribes to changes, or while it
	// loads.
	useWatched(listingId);
	useArrived(({ touched }) => {
		// A payment succeeded or a lead was counted, here or on another device.
		if (live !== "lost" && (touched === null || touched.includes(listingId))) read();
	});
	return {
		live: found === null ? live : { ...found, listing },
		/** The last request failed, so what is shown may be out of date. */
		isBehind: loaded.hasFailed === true,
		hasFailed,
	};
}
