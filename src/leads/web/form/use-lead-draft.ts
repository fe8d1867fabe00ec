import { useEffect, useState } from "react";
import { useSession } from "../../../accounts/web/session.tsx";
import { clearDraft, keepDraft, recallDraft } from "../../../ui/form/draft.ts";
import { useDraft } from "../../../ui/form/use-draft.ts";
import {
	emptyDraft,
	isAnothers,
	isUntouched,
	type LeadDraft,
	leadDraftKey,
	withAccount,
} from "./lead-draft.ts";

/** Throws if the browser's storage is disabled; draft.ts catches that. */
const tab = {
	getItem: (name: string) => sessionStorage.getItem(name),
	setItem: (name: string, value: string) => sessionStorage.setItem(name, value),
	removeItem: (name: string) => sessionStorage.removeItem(name),
};

const asideKey = (name: string, accountId: string) => `${leadDraftKey(name)}|${accountId}`;

/** The typed values, with the account's name and number in empty fields, and never another person's draft. */
export function useLeadDraft(name: string) {
	const { user, state, left } = useSession();
	const hasLeft = left !== null;
	const { draft, isRecalled, change, clear } = useDraft<LeadDraft>(leadDraftKey(name), emptyDraft);
	const [lastUser, setLastUser] = useState<string | null>(null);
	if (user !== null && user._id !== lastUser) setLastUser(user._id);
	// After a session expires, its person stays in front of the open form; after a logout the person is gone.
	const viewer = state === "loading" ? undefined : (user?._id ?? (hasLeft ? null : lastUser));
	const isOthers = isAnothers(draft, viewer);
	const isOver = isOthers && (user !== null || hasLeft);
	useEffect(() => {
		if (isOver) clear();
	}, [isOver, clear]);

	const isUnsigned = isRecalled && draft.typedBy === "" && !isUntouched(draft);
	const signer = isUnsigned ? user?._id : undefined;
	useEffect(() => {
		// Typed before the login: from now on it belongs to this person and is removed when they log out.
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
			// After a session expired, the draft waits for its person.
			if (!isOver) keepDraft(tab, asideKey(name, draft.typedBy), draft);
			change({ ...emptyDraft, ...part, typedBy: user?._id ?? "" });
		},
		clear,
	};
}
