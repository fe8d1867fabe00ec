import { forgetPhotos } from "../../media/web/photo-store.ts";
import { forgetDraftsOf } from "../../ui/draft.ts";

/** Takes out of this tab what an account typed: another person's screens follow in it. */
export function forgetTypedInTab(accountId: string): void {
	forgetDraftsOf(() => sessionStorage, accountId);
}

/** Takes out of this browser what an account typed and picked and never sent: its person logged out or deleted it. */
export async function forgetTyped(accountId: string): Promise<void> {
	forgetDraftsOf(() => localStorage, accountId);
	forgetTypedInTab(accountId);
	await forgetPhotos(accountId);
}
