import { useEffect, useEffectEvent } from "react";
import type { PhotoDraft } from "../../../media/web/photo-drafts.ts";
import type { PhotoDrafts } from "../photos/use-photo-drafts.ts";
import { queueOf, usePhotoUploads } from "../photos/use-photo-uploads.ts";

/** The queue item of each photo that was added to a listing's queue, by the photo's id. */
const handedOver = new Map<string, Map<string, string>>();

/** Adds photos to the listing's queue, each only once however often this screen opens. */
function handOver(listingId: string, photos: readonly PhotoDraft[]): void {
	const handed = handedOver.get(listingId) ?? new Map<string, string>();
	handedOver.set(listingId, handed);
	const fresh = photos.filter(({ id }) => !handed.has(id));
	const items = queueOf(listingId).add(fresh);
	for (const [place, { id }] of fresh.entries()) handed.set(id, items[place] ?? "");
}

/** Deletes photos from the browser's storage that have arrived or that the person removed from the list. */
function clearArrived(listingId: string, remove: PhotoDrafts["remove"]): void {
	const { items } = queueOf(listingId).read();
	for (const [photo, item] of handedOver.get(listingId) ?? []) {
		const state = items.find(({ id }) => id === item)?.state ?? "kept";
		if (state === "kept") remove(photo);
	}
}

/** Sends the stored photos to the listing, one after the other, and deletes each once it has arrived. */
export function usePhotoSending(listingId: string, { photos, remove }: PhotoDrafts) {
	const uploads = usePhotoUploads(listingId);
	const hand = useEffectEvent(() => {
		// Continues after this screen closes, as the queue does: a photo that arrived must not be sent again.
		queueOf(listingId).watch(() => clearArrived(listingId, remove));
		handOver(listingId, photos ?? []);
		clearArrived(listingId, remove);
	});
	const isRecalled = photos !== null;
	useEffect(() => {
		if (isRecalled) hand();
	}, [isRecalled]);
	return uploads;
}
