import { clearPhotos } from "../../media/web/photo-store.ts";
import { clearDraftsOf } from "../../ui/form/draft.ts";

/** Takes out of this tab what an account typed: another person's screens follow in it. */
export function clearTypedInTab(accountId: string): void {
	clearDraftsOf(() => sessionStorage, accountId);
}

/** Takes out of this browser what an account typed and picked and never sent: its person logged out or deleted it. */
export async function clearTyped(accountId: string): Promise<void> {
	clearDraftsOf(() => localStorage, accountId);
	clearTypedInTab(accountId);
	await clearPhotos(accountId);
}
