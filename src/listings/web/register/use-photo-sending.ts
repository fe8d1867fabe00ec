import { useEffect, useEffectEvent } from "react";
import type { PhotoDraft } from "../../../media/web/photo-drafts.ts";
import type { PhotoDrafts } from "../photos/use-photo-drafts.ts";
import { queueOf, usePhotoUploads } from "../photos/use-photo-uploads.ts";

/** The queue's item of each photo that was handed to a listing's queue, by the photo's id. */
const handedOver = new Map<string, Map<string, string>>();

/** Hands photos to the listing's queue, each once however often this screen is opened. */
function handOver(listingId: string, photos: readonly PhotoDraft[]): void {
	const handed = handedOver.get(listingId) ?? new Map<string, string>();
	handedOver.set(listingId, handed);
	const fresh = photos.filter(({ id }) => !handed.has(id));
	const items = queueOf(listingId).add(fresh);
	for (const [place, { id }] of fresh.entries()) handed.set(id, items[place] ?? "");
}

/** Takes out of the browser's keeping what has arrived, and what the person took off the list. */
function forgetArrived(listingId: string, remove: PhotoDrafts["remove"]): void {
	const { items } = queueOf(listingId).read();
	for (const [photo, item] of handedOver.get(listingId) ?? []) {
		const state = items.find(({ id }) => id === item)?.state ?? "kept";
		if (state === "kept") remove(photo);
	}
}

/** Sends the kept photos to the listing, one after the other, and forgets each as it arrives. */
export function usePhotoSending(listingId: string, { photos, remove }: PhotoDrafts) {
	const uploads = usePhotoUploads(listingId);
	const hand = useEffectEvent(() => {
		// Goes on when this screen is left, as the queue does: a photo that arrived must not be sent again.
		queueOf(listingId).watch(() => forgetArrived(listingId, remove));
		handOver(listingId, photos ?? []);
		forgetArrived(listingId, remove);
	});
	const isRecalled = photos !== null;
	useEffect(() => {
		if (isRecalled) hand();
	}, [isRecalled]);
	return uploads;
}
