import { ApiFailure } from "../../../platform/web/call-api.ts";
import { callerToken } from "../../../platform/web/token.ts";

/** Loaded data, or a copy of it from `savedAt`, an instant. */
export type Saved<Data> = Data & { savedAt?: string };

type SavedAs<Data> = {
	/** Identifies the data among those of one session. */
	name: string;
	load: () => Promise<Data>;
	/** The part that may be kept in the browser; null for nothing. */
	keep: (data: Data) => Data | null;
};

/**
 * Loads the viewer's own data and saves a copy in this browser; without a network it returns the last copy. Without a
 * copy it throws what `load` throws. A browser without a database works as if nothing was saved.
 */
export async function withSavedCopy<Data extends object>({
	name,
	load,
	keep,
}: SavedAs<Data>): Promise<Saved<Data>> {
	const token = callerToken();
	if (token === null) return load();
	const store = import("./saved-store.ts");
	try {
		const data = await load();
		store.then(({ saveCopy }) => saveCopy(name, token, keep(data))).catch(() => {});
		return data;
	} catch (failure) {
		if (!(failure instanceof ApiFailure) || failure.status !== 0) throw failure;
		const copy = await store.then(({ recallCopy }) => recallCopy<Data>(name, token)).catch(() => null);
		if (copy === null) throw failure;
		return { ...copy.data, savedAt: copy.savedAt };
	}
}
