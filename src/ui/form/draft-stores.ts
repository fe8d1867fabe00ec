import { type DraftStore, lastingStore } from "./draft.ts";

/** Throws if the browser's storage is disabled, but only when it is called: draft.ts catches that. */
const lazily = (open: () => Storage): DraftStore => ({
	getItem: (name) => open().getItem(name),
	setItem: (name, value) => open().setItem(name, value),
	removeItem: (name) => open().removeItem(name),
});

/**
 * Where drafts are stored. "tab": until the tab is closed. "browser": for 30 days; its key must contain the
 * account, because phones are shared.
 */
export const draftStores = {
	tab: lazily(() => sessionStorage),
	browser: lastingStore(
		lazily(() => localStorage),
		Date.now,
	),
};
