import { ApiFailure } from "../../../platform/web/call-api.ts";
import { recallCopy, saveCopy } from "./saved-store.ts";

/** Loaded data, or a copy of it from `savedAt`, an instant. */
export type Saved<Data> = Data & { savedAt?: string };

type Saving<Data> = {
	/** Identifies the data among those of one session. */
	name: string;
	/** The session with which it loads. */
	token: string;
	loading: Promise<Data>;
	/** The part that may be kept in the browser; null for nothing. */
	keep: (data: Data) => Data | null;
};

/**
 * The viewer's own data, of which it saves a copy in this browser; without a network the last copy. Without a copy it
 * throws what `loading` throws. A browser without a database works as if nothing was saved.
 */
export async function orSavedCopy<Data extends object>({
	name,
	token,
	loading,
	keep,
}: Saving<Data>): Promise<Saved<Data>> {
	try {
		const data = await loading;
		saveCopy(name, token, keep(data)).catch(() => {});
		return data;
	} catch (failure) {
		if (!(failure instanceof ApiFailure) || failure.status !== 0) throw failure;
		const copy = await recallCopy<Data>(name, token).catch(() => null);
		if (copy === null) throw failure;
		return { ...copy.data, savedAt: copy.savedAt };
	}
}
