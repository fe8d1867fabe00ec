import { clearPhotos } from "../../media/web/photo-store.ts";
import { answerOf } from "../../platform/web/browser-store.ts";
import { clearDraftsOf } from "../../ui/form/draft.ts";

/** Deletes the saved copies and the requests that wait for a network. */
async function clearForOffline(): Promise<void> {
	try {
		await Promise.all(
			["nukkad-saved", "nukkad-outbox"].map((name) => answerOf(indexedDB.deleteDatabase(name))),
		);
	} catch {
		// Without a database there is nothing to delete.
	}
}

/** Deletes an account's drafts from this tab, because another person's screens follow in it. */
export function clearTypedInTab(accountId: string): void {
	clearDraftsOf(() => sessionStorage, accountId);
}

/**
 * Deletes an account's unsent drafts and requests, picked files and saved copies from this browser, after its person logged out or
 * deleted it.
 */
export async function clearTyped(accountId: string): Promise<void> {
	clearDraftsOf(() => localStorage, accountId);
	clearTypedInTab(accountId);
	await Promise.all([clearPhotos(accountId), clearForOffline()]);
}
