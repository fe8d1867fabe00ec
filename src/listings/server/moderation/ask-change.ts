import type { Viewer } from "../../../platform/access.ts";
import { AppError, notFound } from "../../../platform/app-error.ts";
import { inTransaction } from "../../../platform/server/database/database.ts";
import { m } from "../../../paraglide/messages.js";
import { awaitsManager } from "../../listing.ts";
import type { ListingDetails } from "../../listing-answers.ts";
import { mayAskChange } from "../../listings.policy.ts";
import { auditListing } from "./audit-listing.ts";
import { readState } from "./listing-status.repository.ts";
import type { ListingsContext } from "../listings.context.ts";
import { readListing } from "../read-listing.ts";
import { writeChangeAsked } from "./registrations.repository.ts";

/**
 * Asks the owner of a waiting registration to change something. The registration keeps waiting; the owner is notified
 * and reads the reason on its page. Throws not_found; forbidden for the manager's own registration; conflict if the
 * registration no longer waits.
 */
export async function askForChange(
	ctx: Pick<ListingsContext, "db" | "clock" | "catalogue" | "cdnBase" | "notify">,
	viewer: Viewer,
	{ listingId, reason }: { listingId: string; reason: string },
): Promise<ListingDetails> {
	const { db, clock, notify } = ctx;
	const state = await readState(db, listingId);
	if (state === undefined) throw notFound();
	if (!awaitsManager[state.status]) throw notWaiting();
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
				details: { serviceId: state.serviceId, listingId, reason },
				occasion: `listing.change_asked:${listingId}:${at.toISOString()}`,
			},
		]);
	});
	return readListing(ctx, viewer, listingId);
}

const notWaiting = () => new AppError("conflict", m["listings.move.meanwhile"]());
