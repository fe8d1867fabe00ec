/** A photo that was picked and made smaller, and waits for the registration that it belongs to. */
export type PhotoDraft = { id: string; name: string; blob: Blob };

/** As it is stored: bytes, because some browsers lose a stored Blob. */
type StoredPhoto = { id: string; name: string; type: string; bytes: ArrayBuffer };
type StoredPhotos = { photos: StoredPhoto[]; keptAt: number };

const databaseName = "nukkad-photos";
const storeName = "drafts";
/** Photos that nobody came back to are removed after 30 days, in milliseconds. */
const keptFor = 30 * 24 * 60 * 60_000;

/** Where the browser keeps no database: the photos last as long as the page. */
const memory = new Map<string, PhotoDraft[]>();

/** The answer of a request of the browser's database. */
function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
	return new Promise((resolve, reject) => {
		request.addEventListener("success", () => resolve(request.result));
		request.addEventListener("error", () => reject(request.error ?? new Error("the database failed")));
	});
}

async function withStore<Answer>(work: (store: IDBObjectStore) => Promise<Answer>): Promise<Answer> {
	const opening = indexedDB.open(databaseName, 1);
	opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore(storeName));
	const database = await answerOf(opening);
	try {
		return await work(database.transaction(storeName, "readwrite").objectStore(storeName));
	} finally {
		database.close();
	}
}

/** Removes what is too old, whosever it is: the phone may have changed hands. */
async function sweep(store: IDBObjectStore): Promise<void> {
	for (const owner of await answerOf(store.getAllKeys())) {
		const kept: StoredPhotos | undefined = await answerOf(store.get(owner));
		if (kept !== undefined && Date.now() - kept.keptAt > keptFor) await answerOf(store.delete(owner));
	}
}

/** The photos that this account picked and has not sent yet, in their order; none where they cannot be read. */
export async function recallPhotos(owner: string): Promise<PhotoDraft[]> {
	try {
		const kept = await withStore(async (store): Promise<StoredPhotos | undefined> => {
			await sweep(store);
			return answerOf(store.get(owner));
		});
		return (kept?.photos ?? []).map(({ id, name, type, bytes }) => ({
			id,
			name,
			blob: new Blob([bytes], { type }),
		}));
	} catch {
		return memory.get(owner) ?? [];
	}
}

/** Keeps these photos in place of all that were kept; none at all forgets them. */
export async function keepPhotos(owner: string, photos: readonly PhotoDraft[]): Promise<void> {
	try {
		// Read before the database is opened: it closes a piece of work as soon as it waits for something else.
		const stored = await Promise.all(
			photos.map(async ({ id, name, blob }) => ({
				id,
				name,
				type: blob.type,
				bytes: await blob.arrayBuffer(),
			})),
		);
		await withStore((store): Promise<unknown> => {
			if (stored.length === 0) return answerOf(store.delete(owner));
			return answerOf(store.put({ photos: stored, keptAt: Date.now() } satisfies StoredPhotos, owner));
		});
		memory.delete(owner);
	} catch {
		memory.set(owner, [...photos]);
	}
}
