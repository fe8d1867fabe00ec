import { useCallback, useEffect, useRef, useState } from "react";
import { type Draft, forgetDraft, keepDraft, recallDraft } from "./draft.ts";

export type DraftTools<T> = {
	draft: T;
	/** Changes some of the fields and keeps all of them. */
	change: (part: Partial<T>) => void;
	/** Back to `empty`, and forgotten: after what was typed has been sent. */
	clear: () => void;
};

/**
 * What was typed into a form, kept in this tab under `key` until it is sent, so that going back, a lost connection or
 * a login in between loses nothing. The first render is `empty`, as the server's is; what was kept follows at once.
 */
export function useDraft<T extends Draft>(key: string, empty: T): DraftTools<T> {
	const [draft, setDraft] = useState(empty);
	const first = useRef(empty);
	useEffect(() => {
		setDraft(recallDraft(sessionStorage, key, first.current));
	}, [key]);
	const change = useCallback(
		(part: Partial<T>) => {
			setDraft((before) => {
				const after = { ...before, ...part };
				keepDraft(sessionStorage, key, after);
				return after;
			});
		},
		[key],
	);
	const clear = useCallback(() => {
		forgetDraft(sessionStorage, key);
		setDraft(first.current);
	}, [key]);
	return { draft, change, clear };
}
