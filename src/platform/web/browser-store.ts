/** A place in the browser's database: a database of its own with one store. */
export type BrowserStore = { database: string; store: string };

/** The result of a request to the browser's database. */
export function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
	return new Promise((resolve, reject) => {
		request.addEventListener("success", () => resolve(request.result));
		request.addEventListener("error", () => reject(request.error ?? new Error("the database failed")));
	});
}

function committed(transaction: IDBTransaction): Promise<void> {
	return new Promise((resolve, reject) => {
		const fail = () => reject(transaction.error ?? new Error("the transaction was aborted"));
		transaction.addEventListener("complete", () => resolve());
		transaction.addEventListener("abort", fail);
	});
}

/** Runs a transaction and waits until it is committed: a page that closes before that loses it. Rejects if the browser has no database or it is full. */
export async function withStore<Answer>(
	{ database: name, store }: BrowserStore,
	work: (store: IDBObjectStore) => Promise<Answer>,
): Promise<Answer> {
	const opening = indexedDB.open(name, 1);
	opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore(store));
	const database = await answerOf(opening);
	try {
		const transaction = database.transaction(store, "readwrite");
		const [answer] = await Promise.all([work(transaction.objectStore(store)), committed(transaction)]);
		return answer;
	} finally {
		database.close();
	}
}
