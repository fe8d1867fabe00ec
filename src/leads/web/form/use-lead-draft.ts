import { useEffect, useState } from "react";
import { useSession } from "../../../accounts/web/session.tsx";
import { clearDraft, keepDraft, recallDraft } from "../../../ui/form/draft.ts";
import { useDraft } from "../../../ui/form/use-draft.ts";
import { emptyDraft, isAnothers, isUntouched, type LeadDraft, withAccount } from "./lead-draft.ts";

/** Throws where the browser's storage is switched off, only when it is asked: draft.ts catches that. */
const tab = {
	getItem: (name: string) => sessionStorage.getItem(name),
	setItem: (name: string, value: string) => sessionStorage.setItem(name, value),
	removeItem: (name: string) => sessionStorage.removeItem(name),
};

const asideKey = (name: string, accountId: string) => `lead|${name}|${accountId}`;

/** What was typed, with the account's name and number where none were, and never what another person typed here. */
export function useLeadDraft(name: string) {
	const { user, state, left } = useSession();
	const hasLeft = left !== null;
	const { draft, isRecalled, change, clear } = useDraft<LeadDraft>(`lead|${name}`, emptyDraft);
	const [lastUser, setLastUser] = useState<string | null>(null);
	if (user !== null && user._id !== lastUser) setLastUser(user._id);
	// Whose session ends by itself stays before the open form; who logged out is gone.
	const viewer = state === "loading" ? undefined : (user?._id ?? (hasLeft ? null : lastUser));
	const isOthers = isAnothers(draft, viewer);
	const isOver = isOthers && (user !== null || hasLeft);
	useEffect(() => {
		if (isOver) clear();
	}, [isOver, clear]);

	const isUnsigned = isRecalled && draft.typedBy === "" && !isUntouched(draft);
	const signer = isUnsigned ? user?._id : undefined;
	useEffect(() => {
		// Typed before the login: it is theirs from now on, and goes when they log out.
		if (signer !== undefined) change({ typedBy: signer });
	}, [signer, change]);

	const returned = isRecalled && isUntouched(draft) ? user?._id : undefined;
	useEffect(() => {
		if (returned === undefined) return;
		const kept = recallDraft(tab, asideKey(name, returned), emptyDraft);
		clearDraft(tab, asideKey(name, returned));
		if (kept.typedBy === returned) change(kept);
	}, [returned, name, change]);

	return {
		draft: withAccount(isOthers ? emptyDraft : draft, user),
		change: (part: Partial<LeadDraft>) => {
			if (!isOthers) return change({ ...part, typedBy: user?._id ?? draft.typedBy });
			// A session that ended by itself: what its person typed waits for them.
			if (!isOver) keepDraft(tab, asideKey(name, draft.typedBy), draft);
			change({ ...emptyDraft, ...part, typedBy: user?._id ?? "" });
		},
		clear,
	};
}
