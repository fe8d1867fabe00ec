import { clearPhotos } from "../../media/web/photo-store.ts";
import { clearDraftsOf } from "../../ui/form/draft.ts";

/** Deletes an account's drafts from this tab, because another person's screens follow in it. */
export function clearTypedInTab(accountId: string): void {
	clearDraftsOf(() => sessionStorage, accountId);
}

/** Deletes an account's unsent drafts and picked files from this browser, after its person logged out or deleted it. */
export async function clearTyped(accountId: string): Promise<void> {
	clearDraftsOf(() => localStorage, accountId);
	clearTypedInTab(accountId);
	await clearPhotos(accountId);
}
