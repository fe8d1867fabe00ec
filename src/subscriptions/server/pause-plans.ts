import type { ListingReopened, ListingSuspended } from "../../listings/server/moderation.service.ts";
import type { Db } from "../../platform/server/database.ts";
import { pauseOpen, resumePaused } from "./pause.repository.ts";
import { lockWithOpen } from "./running.repository.ts";

/** Listens to suspended listings: their plans lose no day and no lead until staff reopen them. */
export async function pausePlans(tx: Db, event: ListingSuspended): Promise<void> {
	await lockWithOpen(tx, event.listingId);
	await pauseOpen(tx, event);
}

/** Listens to reopened listings: their plans run on, and end as much later as they were paused. */
export async function resumePlans(tx: Db, event: ListingReopened): Promise<void> {
	await lockWithOpen(tx, event.listingId);
	await resumePaused(tx, event);
}
