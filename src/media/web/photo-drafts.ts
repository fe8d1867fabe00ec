import { answerOf, withStore } from "../../platform/web/browser-store.ts";
import { photosInMemory, photoStore, type StoredPhotos } from "./photo-store.ts";

/** A picked and compressed photo that waits for its registration. */
export type PhotoDraft = { id: string; name: string; blob: Blob };

/** Photos of an abandoned form are deleted after 30 days, in milliseconds. */
const keptFor = 30 * 24 * 60 * 60_000;

/** Removes expired photos of all accounts, because the phone may have a new owner. */
async function sweep(store: IDBObjectStore): Promise<void> {
	for (const owner of await answerOf(store.getAllKeys())) {
		const kept: StoredPhotos | undefined = await answerOf(store.get(owner));
		if (kept !== undefined && Date.now() - kept.keptAt > keptFor) await answerOf(store.delete(owner));
	}
}

/** The photos that this account picked and has not sent yet, in order; none if they cannot be read. */
export async function recallPhotos(owner: string): Promise<PhotoDraft[]> {
	try {
		const kept = await withStore(photoStore, async (store): Promise<StoredPhotos | undefined> => {
			await sweep(store);
			return answerOf(store.get(owner));
		});
		return (kept?.photos ?? []).map(({ id, name, type, bytes }) => ({
			id,
			name,
			blob: new Blob([bytes], { type }),
		}));
	} catch {
		return photosInMemory.get(owner) ?? [];
	}
}

/** Stores these photos in place of the previous ones. An empty list deletes them. */
export async function keepPhotos(owner: string, photos: readonly PhotoDraft[]): Promise<void> {
	try {
		// Read before the database is opened: a transaction closes as soon as it waits for something else.
		const stored = await Promise.all(
			photos.map(async ({ id, name, blob }) => ({
				id,
				name,
				type: blob.type,
				bytes: await blob.arrayBuffer(),
			})),
		);
		await withStore(photoStore, (store): Promise<unknown> => {
			if (stored.length === 0) return answerOf(store.delete(owner));
			return answerOf(store.put({ photos: stored, keptAt: Date.now() } satisfies StoredPhotos, owner));
		});
		photosInMemory.delete(owner);
	} catch {
		photosInMemory.set(owner, [...photos]);
	}
}
