import type { ListingReopened, ListingSuspended } from "../../listings/server/listings.api.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { pauseOpen, resumePaused } from "./pause.repository.ts";
import { lockWithOpen } from "./running.repository.ts";

/** Handles suspended listings: their plans lose no day and no lead until staff reopen them. */
export async function pausePlans(tx: Db, event: ListingSuspended): Promise<void> {
	await lockWithOpen(tx, event.listingId);
	await pauseOpen(tx, event);
}

/** Handles reopened listings: their plans run again, and end later by the length of the pause. */
export async function resumePlans(tx: Db, event: ListingReopened): Promise<void> {
	await lockWithOpen(tx, event.listingId);
	await resumePaused(tx, event);
}
