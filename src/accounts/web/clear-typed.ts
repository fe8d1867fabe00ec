import { clearPhotos } from "../../media/web/photo-store.ts";
import { clearDraftsOf } from "../../ui/form/draft.ts";

/** Loaded only now, because few pages come here; offline the service worker has both files. */
async function clearForOffline(accountId: string): Promise<void> {
	await Promise.all([
		import("./saved/saved-store.ts").then(({ clearCopies }) => clearCopies()),
		import("../../platform/web/outbox.ts").then(({ clearOutbox }) => clearOutbox(accountId)),
	]).catch(() => {});
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
	await Promise.all([clearPhotos(accountId), clearForOffline(accountId)]);
}
