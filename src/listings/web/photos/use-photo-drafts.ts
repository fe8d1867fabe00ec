import { useEffect, useRef, useState } from "react";
import { compressPicture } from "../../../media/web/compress-picture.ts";
import { m } from "../../../paraglide/messages.js";
import { keepPhotos, type PhotoDraft, recallPhotos } from "../../../media/web/photo-drafts.ts";
import { placedAt } from "./picture-order.ts";
import type { PictureToSend } from "./upload-queue.ts";

/** A picked file that was rejected, and why. */
export type RefusedPhoto = { id: string; name: string; msg: string };

let lastNumber = 0;

/** An id that is unique in this browser, even across visits. */
function newPhotoId(): string {
	lastNumber += 1;
	return `${Date.now()}-${lastNumber}`;
}

/** Saves changes one after the other, so that the last one wins. */
function usePhotoStorage(owner: string) {
	const writing = useRef(Promise.resolve());
	return (photos: readonly PhotoDraft[]) => {
		writing.current = writing.current.then(() => keepPhotos(owner, photos));
		return writing.current;
	};
}

/** The photos stored in the browser, null until they have loaded; every change is saved from then on. */
function useStoredPhotos(owner: string) {
	const [photos, setPhotos] = useState<PhotoDraft[] | null>(null);
	const newest = useRef<PhotoDraft[]>([]);
	const keep = usePhotoStorage(owner);
	const saveNewest = useRef(keep);

	useEffect(() => {
		let isGone = false;
		const loadStored = async () => {
			const kept = await recallPhotos(owner);
			if (isGone) return;
			const isLate = newest.current.length > 0;
			newest.current = [...kept, ...newest.current];
			setPhotos(newest.current);
			// Photos picked in the meantime were saved without these.
			if (isLate) void saveNewest.current(newest.current);
		};
		void loadStored();
		return () => {
			isGone = true;
		};
	}, [owner]);

	const show = (next: PhotoDraft[]) => {
		newest.current = next;
		setPhotos(next);
		void keep(next);
	};
	/** Shows the photo once it is stored: from then on, a reload does not lose it. */
	const add = async (photo: PhotoDraft) => {
		newest.current = [...newest.current, photo];
		await keep(newest.current);
		setPhotos(newest.current);
	};
	return { photos, newest, show, add };
}

/**
 * The photos picked for a registration that is not sent yet. They are compressed when picked and stored in the browser
 * for this account, so that they survive reloads and a closed browser. Null until the stored photos have loaded.
 */
export function usePhotoDrafts(owner: string) {
	const { photos, newest, show, add } = useStoredPhotos(owner);
	const [refused, setRefused] = useState<RefusedPhoto[]>([]);
	const [preparing, setPreparing] = useState(0);
	const refuse = (name: string, msg: string) =>
		setRefused((before) => [...before, { id: newPhotoId(), name, msg }]);
	const prepare = async ({ name, blob }: PictureToSend) => {
		try {
			const small = await compressPicture(new File([blob], name, { type: blob.type }));
			await add({ id: newPhotoId(), name, blob: small });
		} catch {
			refuse(name, m["media.picked.unreadable"]());
		}
	};
	return {
		photos,
		refused,
		/** The number of photos being compressed. */
		preparing,
		/** Adds the picked photos one after the other: a cheap phone lacks the memory for ten at once. */
		add: async (pictures: readonly PictureToSend[]) => {
			setRefused([]);
			const [rejected, accepted] = [
				pictures.filter(({ fault }) => fault !== undefined),
				pictures.filter(({ fault }) => fault === undefined),
			];
			setPreparing((before) => before + accepted.length);
			for (const { name, fault = "" } of rejected) refuse(name, fault);
			for (const picture of accepted) {
				await prepare(picture);
				setPreparing((before) => before - 1);
			}
		},
		move: (id: string, place: number) => {
			const order = placedAt(
				newest.current.map((photo) => photo.id),
				id,
				place,
			);
			show(order.flatMap((wanted) => newest.current.find((photo) => photo.id === wanted) ?? []));
		},
		/** Removes a photo that is no longer wanted or has been sent. */
		remove: (id: string) => {
			const left = newest.current.filter((photo) => photo.id !== id);
			if (left.length < newest.current.length) show(left);
		},
		clear: () => {
			setRefused([]);
			show([]);
		},
	};
}

export type PhotoDrafts = ReturnType<typeof usePhotoDrafts>;
