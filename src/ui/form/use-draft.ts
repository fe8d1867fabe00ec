import { useCallback, useEffect, useRef, useState } from "react";
import { type Draft, clearDraft, keepDraft, recallDraft, sweepDrafts } from "./draft.ts";
import { draftStores } from "./draft-stores.ts";

export type DraftTools<T> = {
	draft: T;
	/** Whether what was kept under this key stands in `draft` by now. */
	isRecalled: boolean;
	/** Changes some of the fields and keeps all of them. */
	change: (part: Partial<T>) => void;
	/** Back to `empty`, and forgotten: after what was typed has been sent. */
	clear: () => void;
};

export type DraftLife = keyof typeof draftStores;

/**
 * What was typed into a form, kept under `key` until it is sent, so that going back, a lost connection or a login in
 * between loses nothing. The first render is `empty`, as the server's is; what was kept follows at once.
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
