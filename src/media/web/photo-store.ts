import type { PhotoDraft } from "./photo-drafts.ts";

/** Stored as bytes, because some browsers lose a stored Blob. */
type StoredPhoto = { id: string; name: string; type: string; bytes: ArrayBuffer };
export type StoredPhotos = { photos: StoredPhoto[]; keptAt: number };

const databaseName = "nukkad-photos";
const storeName = "drafts";
/** Without a browser database, the photos last as long as the page. */
export const photosInMemory = new Map<string, PhotoDraft[]>();

/** The result of a request to the browser's database. */
export function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
	return new Promise((resolve, reject) => {
		request.addEventListener("success", () => resolve(request.result));
		request.addEventListener("error", () => reject(request.error ?? new Error("the database failed")));
	});
}

/** Runs a transaction on the stored photos. Rejects if the browser has no database. */
export async function withStore<Answer>(work: (store: IDBObjectStore) => Promise<Answer>): Promise<Answer> {
	const opening = indexedDB.open(databaseName, 1);
	opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore(storeName));
	const database = await answerOf(opening);
	try {
		return await work(database.transaction(storeName, "readwrite").objectStore(storeName));
	} finally {
		database.close();
	}
}

/** Deletes the photos that this account chose and has not sent. In its own file, because every page loads it. */
export async function clearPhotos(owner: string): Promise<void> {
	photosInMemory.delete(owner);
	// Without a database there is nothing else to delete.
	await withStore((store) => answerOf(store.delete(owner))).catch(() => {});
}
