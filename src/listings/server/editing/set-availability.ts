import type { Viewer } from "../../../platform/access.ts";
import { notFound } from "../../../platform/app-error.ts";
import { inTransaction } from "../../../platform/server/database/database.ts";
import type { Availability } from "../../listing.ts";
import type { ListingDetails } from "../../listing-answers.ts";
import type { ListingsContext } from "../listings.context.ts";
import { readListing } from "../read-listing.ts";
import { writeReach } from "../search/write-reach.ts";
import { lockListing, updateListing } from "./editing.repository.ts";
import { findEditable } from "./find-editable.ts";
import { recordForOwner } from "./listing-changes.ts";

/**
 * Sets the professional's availability, for the owner or a manager, whatever the listing's status. Throws not_found and
 * forbidden.
 */
export async function setAvailability(
	ctx: Pick<ListingsContext, "db" | "clock" | "catalogue" | "cdnBase">,
	viewer: Viewer,
	listingId: string,
	availability: Availability,
): Promise<ListingDetails> {
	await findEditable(ctx, viewer, listingId);
	await inTransaction(ctx.db, async (tx) => {
		const before = await lockListing(tx, listingId);
		if (before === undefined) throw notFound();
		if (before.availability === availability) return;
		const at = ctx.clock();
		await updateListing(tx, listingId, { availability }, at);
		await writeReach(tx, listingId);
		await recordForOwner(tx, viewer, before, {
			at,
			action: "listing.availability",
			before: { availability: before.availability },
			after: { availability },
		});
	});
	return readListing(ctx, viewer, listingId);
}
