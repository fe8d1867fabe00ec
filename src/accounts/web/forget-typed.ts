import { keepPhotos } from "../../media/web/photo-drafts.ts";
import { forgetDraftsOf } from "../../ui/draft.ts";

/** Takes out of this browser what an account typed and picked and never sent: its person logged out or deleted it. */
export async function forgetTyped(accountId: string): Promise<void> {
	forgetDraftsOf(() => localStorage, accountId);
	forgetDraftsOf(() => sessionStorage, accountId);
	await keepPhotos(accountId, []);
}
