import { useEffect, useEffectEvent } from "react";
import type { PhotoDraft } from "../../../media/web/photo-drafts.ts";
import type { PhotoDrafts } from "../photos/use-photo-drafts.ts";
import { queueOf, usePhotoUploads } from "../photos/use-photo-uploads.ts";

/** The queue item of each photo that was added to a listing's queue, by the photo's id. */
const queuedPhotos = new Map<string, Map<string, string>>();

/** Adds photos to the listing's queue, each only once however often this screen opens. */
function queuePhotos(listingId: string, photos: readonly PhotoDraft[]): void {
	const queued = queuedPhotos.get(listingId) ?? new Map<string, string>();
	queuedPhotos.set(listingId, queued);
	const newPhotos = photos.filter(({ id }) => !queued.has(id));
	const items = queueOf(listingId).add(newPhotos);
	for (const [place, { id }] of newPhotos.entries()) queued.set(id, items[place] ?? "");
}

/** Deletes photos from the browser's storage that have arrived or that the person removed from the list. */
function clearArrived(listingId: string, remove: PhotoDrafts["remove"]): void {
	const { items } = queueOf(listingId).read();
	for (const [photo, item] of queuedPhotos.get(listingId) ?? []) {
		const state = items.find(({ id }) => id === item)?.state ?? "kept";
		if (state === "kept") remove(photo);
	}
}

/** Sends the stored photos to the listing, one after the other, and deletes each once it has arrived. */
export function usePhotoSending(listingId: string, { photos, remove }: PhotoDrafts) {
	const uploads = usePhotoUploads(listingId);
	const start = useEffectEvent(() => {
		// Continues after this screen closes, as the queue does: a photo that arrived must not be sent again.
		queueOf(listingId).watch(() => clearArrived(listingId, remove));
		queuePhotos(listingId, photos ?? []);
		clearArrived(listingId, remove);
	});
	const isRecalled = photos !== null;
	useEffect(() => {
		if (isRecalled) start();
	}, [isRecalled]);
	return uploads;
}
