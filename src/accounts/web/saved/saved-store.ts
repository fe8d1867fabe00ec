import { answerOf, withStore } from "../../../platform/web/browser-store.ts";
import { readToken } from "../../../platform/web/token.ts";

/** A copy of loaded data, and the session that loaded it. */
export type SavedCopy<Data = unknown> = { token: string; savedAt: string; data: Data };

const place = { database: "nukkad-saved", store: "copies" };
/** In milliseconds. */
const keptFor = 14 * 24 * 60 * 60_000;
const keptAtMost = 60;

/** Whether the session with this token may still see the copy; phones are shared. */
export function isUsable(
	{ token, savedAt }: Pick<SavedCopy, "token" | "savedAt">,
	current: string | null,
	now: Date,
) {
	return token === current && now.getTime() - Date.parse(savedAt) < keptFor;
}

/** Saves a copy under a name; null deletes it. Does nothing once the session has ended. */
export async function saveCopy(name: string, token: string, data: object | null): Promise<void> {
	await withStore<unknown>(place, async (store) => {
		if (data === null) return answerOf(store.delete(name));
		if (readToken() !== token) return undefined;
		return answerOf(store.put({ token, savedAt: new Date().toISOString(), data } satisfies SavedCopy, name));
	});
}

/** The copy that this session saved in the last 14 days; null without one. */
export async function recallCopy<Data>(name: string, token: string): Promise<SavedCopy<Data> | null> {
	const copy = await withStore(place, (store) => answerOf<SavedCopy<Data> | undefined>(store.get(name)));
	return copy !== undefined && isUsable(copy, token, new Date()) ? copy : null;
}

/** Deletes the copies of ended sessions and old ones, and the oldest if there are many. */
export async function sweepCopies(): Promise<void> {
	await withStore(place, async (store) => {
		const [names, copies] = await Promise.all([
			answerOf(store.getAllKeys()),
			answerOf<SavedCopy[]>(store.getAll()),
		]);
		const usable = copies
			.filter((copy) => isUsable(copy, readToken(), new Date()))
			.toSorted((one, other) => other.savedAt.localeCompare(one.savedAt));
		const kept = new Set(usable.slice(0, keptAtMost));
		const gone = names.filter((_, index) => !kept.has(copies[index] as SavedCopy));
		await Promise.all(gone.map((name) => answerOf(store.delete(name))));
	});
}
