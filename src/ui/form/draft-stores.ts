import { type DraftStore, lastingStore } from "./draft.ts";

/** Throws where the browser's storage is switched off, only when it is asked: draft.ts catches that. */
const lazily = (open: () => Storage): DraftStore => ({
	getItem: (name) => open().getItem(name),
	setItem: (name, value) => open().setItem(name, value),
	removeItem: (name) => open().removeItem(name),
});

/**
 * Where drafts are kept. "tab": until the tab is closed. "browser": for 30 days; its key must then name the account,
 * since phones are shared.
 */
export const draftStores = {
	tab: lazily(() => sessionStorage),
	browser: lastingStore(
		lazily(() => localStorage),
		Date.now,
	),
};
