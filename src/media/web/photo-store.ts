import { answerOf, withStore } from "../../platform/web/browser-store.ts";
import type { PhotoDraft } from "./photo-drafts.ts";

/** Stored as bytes, because some browsers lose a stored Blob. */
type StoredPhoto = { id: string; name: string; type: string; bytes: ArrayBuffer };
export type StoredPhotos = { photos: StoredPhoto[]; keptAt: number };

export const photoStore = { database: "nukkad-photos", store: "drafts" };
/** Without a browser database, the photos last as long as the page. */
export const photosInMemory = new Map<string, PhotoDraft[]>();

/** Deletes the photos that this account chose and has not sent. In its own file, because every page loads it. */
export async function clearPhotos(owner: string): Promise<void> {
	photosInMemory.delete(owner);
	// Without a database there is nothing else to delete.
	await withStore(photoStore, (store) => answerOf(store.delete(owner))).catch(() => {});
}
