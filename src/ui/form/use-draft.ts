import { useCallback, useEffect, useRef, useState } from "react";
import { type Draft, clearDraft, keepDraft, recallDraft, sweepDrafts } from "./draft.ts";
import { draftStores } from "./draft-stores.ts";

export type DraftTools<T> = {
	draft: T;
	/** Whether `draft` contains what was stored under this key. */
	isRecalled: boolean;
	/** Changes some of the fields and stores all of them. */
	change: (part: Partial<T>) => void;
	/** Resets to `empty` and removes the stored draft, after it was sent. */
	clear: () => void;
};

export type DraftLife = keyof typeof draftStores;

/**
 * The values of a form, stored under `key` until it is sent, so that going back, a lost connection or a login in
 * between loses nothing. The first render is `empty`, as on the server; the stored values follow at once.
 */
export function useDraft<T extends Draft>(key: string, empty: T, life: DraftLife = "tab"): DraftTools<T> {
	const [draft, setDraft] = useState(empty);
	const [recalledKey, setRecalledKey] = useState<string | null>(null);
	const first = useRef(empty);
	const store = draftStores[life];
	useEffect(() => {
		if (life === "browser") sweepDrafts(() => localStorage, Date.now);
		setDraft(recallDraft(store, key, first.current));
		setRecalledKey(key);
	}, [key, life, store]);
	const change = useCallback(
		(part: Partial<T>) => {
			setDraft((before) => {
				const after = { ...before, ...part };
				keepDraft(store, key, after);
				return after;
			});
		},
		[key, store],
	);
	const clear = useCallback(() => {
		clearDraft(store, key);
		setDraft(first.current);
	}, [key, store]);
	return { draft, isRecalled: recalledKey === key, change, clear };
}
