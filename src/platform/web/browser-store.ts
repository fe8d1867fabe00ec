/** A place in the browser's database: a database of its own with one store. */
export type BrowserStore = { database: string; store: string };

/** The result of a request to the browser's database. */
export function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
	return new Promise((resolve, reject) => {
		request.addEventListener("success", () => resolve(request.result));
		request.addEventListener("error", () => reject(request.error ?? new Error("the database failed")));
	});
}

/** Runs a transaction. Rejects if the browser has no database or it is full. */
export async function withStore<Answer>(
	{ database: name, store }: BrowserStore,
	work: (store: IDBObjectStore) => Promise<Answer>,
): Promise<Answer> {
	const opening = indexedDB.open(name, 1);
	opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore(store));
	const database = await answerOf(opening);
	try {
		return await work(database.transaction(store, "readwrite").objectStore(store));
	} finally {
		database.close();
	}
}
