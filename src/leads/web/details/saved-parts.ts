import type { Saved } from "../../../accounts/web/saved/saved-copy.ts";
import { partOnDemand } from "../../../platform/web/part-on-demand.tsx";

/** home-screen-app.tsx loads it in advance, so that the service worker has it. */
export const SavedNote = partOnDemand(() => import("../../../accounts/web/saved/saved-note.tsx"));

/**
 * Data that is loading, through the part that saves it and knows the saved copy. The part loads at the same time;
 * without it, nothing is saved.
 */
export function savedOr<Data extends object>(
	loading: Promise<Data>,
	save: (part: typeof import("./saved-lead.ts"), loading: Promise<Data>) => Promise<Saved<Data>>,
): Promise<Saved<Data>> {
	// It may fail before the part is loaded.
	loading.catch(() => {});
	return import("./saved-lead.ts").then(
		(part) => save(part, loading),
		(): Promise<Saved<Data>> => loading,
	);
}
