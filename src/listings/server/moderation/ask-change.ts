import type { CatalogueService } from "../../../catalogue/server/catalogue.service.ts";
import type { Notify } from "../../../notifications/server/notifications.service.ts";
import type { Viewer } from "../../../platform/access.ts";
import { AppError, notFound } from "../../../platform/app-error.ts";
import type { Clock } from "../../../platform/dates.ts";
import { type Db, inTransaction } from "../../../platform/server/database/database.ts";
import { m } from "../../../paraglide/messages.js";
import type { ListingDetails } from "../../listing-answers.ts";
import { mayAskChange } from "../../listings.policy.ts";
import { auditListing } from "./audit-listing.ts";
import { readState } from "./listing-status.repository.ts";
import type { Listings } from "../listings.service.ts";
import { writeChangeAsked } from "./registrations.repository.ts";

export type AskChangeContext = {
	db: Db;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
	notify: Notify;
	listings: Pick<Listings, "read">;
};

/**
 * Asks the owner of a waiting registration to change something. The registration keeps waiting; the owner is notified
 * and reads the reason on its page. Throws not_found; forbidden for the manager's own registration; conflict if the
 * registration no longer waits.
 */
export async function askForChange(
	{ db, clock, catalogue, notify, listings }: AskChangeContext,
	viewer: Viewer,
	{ listingId, reason }: { listingId: string; reason: string },
): Promise<ListingDetails> {
	const [state, { serviceById }] = await Promise.all([readState(db, listingId), catalogue.snapshot()]);
	if (state === undefined) throw notFound();
	if (state.status !== "applied") throw notWaiting();
	if (!mayAskChange(state, viewer)) throw new AppError("forbidden", m["listings.move.activate_own"]());
	const at = clock();
	await inTransaction(db, async (tx) => {
		if (!(await writeChangeAsked(tx, listingId, { reason, at }))) throw notWaiting();
		await auditListing(tx, {
			at,
			actorId: viewer.userId,
			action: "listing.ask-change",
			subjectId: listingId,
			reason,
		});
		await notify(tx, [
			{
				userId: state.ownerId,
				kind: "listing.change_asked",
				subjectId: listingId,
				details: { service: serviceById.get(state.serviceId)?.type, listingId, reason },
				occasion: `listing.change_asked:${listingId}:${at.toISOString()}`,
			},
		]);
	});
	return listings.read(listingId, viewer);
}

const notWaiting = () => new AppError("conflict", m["listings.move.meanwhile"]());
