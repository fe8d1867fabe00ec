import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { compressPicture } from "../../../media/web/compress-picture.ts";
import type { ListingDetails } from "../../listing-answers.ts";
import { sendPicture } from "./send-picture.ts";
import type { UploadsNow } from "./upload-board.ts";
import { createUploadQueue, type UploadQueue } from "./upload-queue.ts";

/** One queue a listing, for as long as the page is open: going elsewhere in the app does not stop what is on its way. */
const queues = new Map<string, UploadQueue>();

/** The queue of a listing's pictures, the same for every screen. */
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

/** Asks back before the browser's page is closed with pictures still on their way. */
function useStay(isNeeded: boolean) {
	useEffect(() => {
		if (!isNeeded) return undefined;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		window.addEventListener("beforeunload", ask);
		return () => window.removeEventListener("beforeunload", ask);
	}, [isNeeded]);
}

export type PhotoUploads = UploadsNow & Pick<UploadQueue, "add" | "retry" | "retryAll" | "dismiss">;

/**
 * The pictures on their way to a listing: one request a picture, each with its progress, tried again by itself when a
 * lost line comes back. `onAnswer` gets the listing as each answer gives it. For screens that render in the browser.
 */
export function usePhotoUploads(
	listingId: string,
	onAnswer?: (professional: ListingDetails) => void,
): PhotoUploads {
	const queue = queueOf(listingId);
	const now = useSyncExternalStore(queue.watch, queue.read, queue.read);
	const tell = useEffectEvent((professional: ListingDetails) => onAnswer?.(professional));
	useEffect(() => {
		// What was answered before this screen opened is older than what the screen has loaded.
		let last = queue.read().professional;
		return queue.watch(() => {
			const { professional } = queue.read();
			if (professional === last || professional === null) return;
			last = professional;
			tell(professional);
		});
	}, [queue]);
	useStay(!now.isDone);
	return { ...now, add: queue.add, retry: queue.retry, retryAll: queue.retryAll, dismiss: queue.dismiss };
}
