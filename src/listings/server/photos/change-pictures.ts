import { m } from "../../../paraglide/messages.js";
import type { Viewer } from "../../../platform/access.ts";
import { AppError, notFound } from "../../../platform/app-error.ts";
import { type Db, inTransaction } from "../../../platform/server/database/database.ts";
import type { ListingDetails } from "../../listing-answers.ts";
import { mayAddDetails } from "../../listings.policy.ts";
import { type LockedListing, updateListing } from "../editing/editing.repository.ts";
import { findEditable, lockForDetails } from "../editing/find-editable.ts";
import { recordForOwner } from "../editing/listing-changes.ts";
import type { ListingsContext } from "../listings.context.ts";
import { discardStored } from "../listings.jobs.ts";
import { readListing } from "../read-listing.ts";
import { writeFacts } from "../search/write-facts.ts";
import { deletePicture, orderPictures, type PictureRow, readPictures } from "./pictures.repository.ts";

type PicturesContext = Pick<ListingsContext, "db" | "clock" | "catalogue" | "jobs" | "cdnBase">;

/**
 * Puts all pictures of a listing in this order; the first one appears on the card. Throws not_found; forbidden unless
 * mayAddDetails allows it; conflict if the ids are not those of its pictures.
 */
export function reorderPictures(
	ctx: PicturesContext,
	viewer: Viewer,
	listingId: string,
	imageIds: readonly string[],
): Promise<ListingDetails> {
	return changePictures(ctx, viewer, listingId, async (tx, listing, present) => {
		const before = present.map(({ id }) => id);
		if (before.toSorted().join() !== imageIds.toSorted().join())
			throw new AppError("conflict", m["listings.images.changed"]());
		await orderPictures(tx, listingId, imageIds);
		await recordForOwner(tx, viewer, listing, {
			at: ctx.clock(),
			action: "listing.order-pictures",
			before: { imageIds: before },
			after: { imageIds },
		});
	});
}

/** Removes one picture of a listing. Throws not_found; forbidden unless mayAddDetails allows it. */
export function removePicture(
	ctx: PicturesContext,
	viewer: Viewer,
	listingId: string,
	imageId: string,
): Promise<ListingDetails> {
	return changePictures(ctx, viewer, listingId, async (tx, listing, present) => {
		const removed = present.find(({ id }) => id === imageId);
		if (removed === undefined) throw notFound();
		const others = present.filter(({ id }) => id !== imageId).map(({ id }) => id);
		await deletePicture(tx, listingId, imageId);
		await orderPictures(tx, listingId, others);
		await discardStored(tx, ctx.jobs, { pictures: [removed.key] });
		await recordForOwner(tx, viewer, listing, {
			at: ctx.clock(),
			action: "listing.remove-picture",
			before: { imageIds: present.map(({ id }) => id) },
			after: { imageIds: others },
		});
	});
}

/** Runs `work` on the locked listing and its pictures. */
async function changePictures(
	ctx: PicturesContext,
	viewer: Viewer,
	listingId: string,
	work: (tx: Db, listing: LockedListing, present: PictureRow[]) => Promise<void>,
): Promise<ListingDetails> {
	const { service } = await findEditable(ctx, viewer, listingId, mayAddDetails);
	await inTransaction(ctx.db, async (tx) => {
		const listing = await lockForDetails(tx, viewer, listingId);
		await work(tx, listing, await readPictures(tx, listingId));
		await writeFacts(tx, service, [listingId]);
		await updateListing(tx, listingId, {}, ctx.clock());
	});
	return readListing(ctx, viewer, listingId);
}
