import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { compressPicture } from "../../../media/web/compress-picture.ts";
import type { ListingDetails } from "../../listing-answers.ts";
import { sendPicture } from "./send-picture.ts";
import type { UploadsNow } from "./upload-store.ts";
import { createUploadQueue, type UploadQueue } from "./upload-queue.ts";

/** One queue per listing for as long as the page is open: other screens of the app do not interrupt uploads. */
const queues = new Map<string, UploadQueue>();

/** The upload queue of a listing, the same for every screen. */
export function queueOf(listingId: string): UploadQueue {
	const known = queues.get(listingId);
	if (known) return known;
	const queue = createUploadQueue({
		compress: compressPicture,
		send: (picture, onProgress) => sendPicture(listingId, picture, onProgress),
	});
	queues.set(listingId, queue);
	window.addEventListener("online", queue.resume);
	return queue;
}

/** Asks for confirmation before the browser's page is closed during uploads. */
function useLeaveWarning(isNeeded: boolean) {
	useEffect(() => {
		if (!isNeeded) return undefined;
		const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
		window.addEventListener("beforeunload", confirmLeaving);
		return () => window.removeEventListener("beforeunload", confirmLeaving);
	}, [isNeeded]);
}

export type PhotoUploads = UploadsNow & Pick<UploadQueue, "add" | "retry" | "retryAll" | "dismiss">;

/**
 * The uploads of a listing's pictures: one request per picture, each with its progress, retried automatically when the
 * connection returns. `onAnswer` receives the listing from each response. For screens that render in the browser.
 */
export function usePhotoUploads(
	listingId: string,
	onAnswer?: (professional: ListingDetails) => void,
): PhotoUploads {
	const queue = queueOf(listingId);
	const now = useSyncExternalStore(queue.watch, queue.read, queue.read);
	const notify = useEffectEvent((professional: ListingDetails) => onAnswer?.(professional));
	useEffect(() => {
		// Responses from before this screen opened are older than the data that the screen has loaded.
		let last = queue.read().professional;
		return queue.watch(() => {
			const { professional } = queue.read();
			if (professional === last || professional === null) return;
			last = professional;
			notify(professional);
		});
	}, [queue]);
	useLeaveWarning(!now.isDone);
	return { ...now, add: queue.add, retry: queue.retry, retryAll: queue.retryAll, dismiss: queue.dismiss };
}
