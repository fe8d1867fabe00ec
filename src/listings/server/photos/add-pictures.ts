import { lockPicturesUntilCommit } from "../../../media/server/media.api.ts";
import { m } from "../../../paraglide/messages.js";
import type { Viewer } from "../../../platform/access.ts";
import { badInput } from "../../../platform/app-error.ts";
import { inTransaction } from "../../../platform/server/database/database.ts";
import type { UploadedFile } from "../../../platform/server/uploads/uploads.ts";
import { imagesAtMost } from "../../listing.ts";
import type { ListingDetails, RejectedImage } from "../../listing-answers.ts";
import { mayAddDetails } from "../../listings.policy.ts";
import { updateListing } from "../editing/editing.repository.ts";
import { type Editable, findEditable, lockForDetails } from "../editing/find-editable.ts";
import { recordForOwner } from "../editing/listing-changes.ts";
import type { ListingsContext } from "../listings.context.ts";
import { discardStored, discardUnreferenced } from "../listings.jobs.ts";
import { readListing } from "../read-listing.ts";
import { writeFacts } from "../search/write-facts.ts";
import { keepNew, restoreDeleted, type StoredPicture } from "./keep-new-pictures.ts";
import { insertPictures, readPictures } from "./pictures.repository.ts";

/** What storing pictures of a listing depends on. */
export type PicturesContext = Pick<
	ListingsContext,
	"db" | "clock" | "catalogue" | "jobs" | "pictures" | "store" | "cdnBase"
>;

/**
 * Appends pictures to a listing as long as there is room, and returns it with the rejected ones. Throws not_found;
 * forbidden unless mayAddDetails allows it; bad_input if no picture was sent.
 */
export async function addPictures(
	ctx: PicturesContext,
	viewer: Viewer,
	listingId: string,
	uploads: readonly UploadedFile[],
): Promise<{ professional: ListingDetails; rejectedImages: RejectedImage[] }> {
	const editable = await findEditable(ctx, viewer, listingId, mayAddDetails);
	if (uploads.length === 0) throw badInput([{ msg: m["listings.images.none"](), path: "images" }]);
	const rejectedImages = await storePictures(ctx, viewer, editable, uploads);
	return { professional: await readListing(ctx, viewer, listingId), rejectedImages };
}

async function storePictures(
	ctx: PicturesContext,
	viewer: Viewer,
	{ row, service }: Editable,
	uploads: readonly UploadedFile[],
): Promise<RejectedImage[]> {
	if (!service.imagesAsked) {
		const msg = m["listings.images.not_asked"]({ service: service.type });
		return uploads.map(({ name }) => ({ name, msg }));
	}
	const { stored, rejected } = await keepNew(ctx.pictures, row, uploads);
	if (stored.length === 0) return rejected;
	const { placed, unplaced } = await writePictures(ctx, viewer, { row, service }, stored);
	const restored = await restoreDeleted(ctx, row.id, placed);
	// The listing may have lost them by now, and the request that removed them has already deleted their files.
	if (restored.length > 0) await discardUnreferenced(ctx, { pictures: restored });
	return [...rejected, ...unplaced.map(({ file }) => tooMany(file))];
}

const tooMany = ({ name }: UploadedFile) => ({
	name,
	msg: m["listings.images.too_many"]({ count: imagesAtMost }),
});

/**
 * Writes the rows. Counts under the listing's lock, so that the later of two simultaneous uploads finds less room.
 */
async function writePictures(
	ctx: PicturesContext,
	viewer: Viewer,
	{ row: { id: listingId }, service }: Pick<Editable, "row" | "service">,
	stored: readonly StoredPicture[],
): Promise<{ placed: StoredPicture[]; unplaced: StoredPicture[] }> {
	const { db, clock, jobs } = ctx;
	const names = stored.map(({ picture }) => picture.name);
	try {
		return await inTransaction(db, async (tx) => {
			const listing = await lockForDetails(tx, viewer, listingId);
			const present = await readPictures(tx, listingId);
			// Another upload may have added the same picture in the meantime; then it is not missing.
			const missing = stored.filter(({ picture }) => present.every(({ key }) => key !== picture.name));
			const room = Math.max(0, imagesAtMost - present.length);
			const [placed, unplaced] = [missing.slice(0, room), missing.slice(room)];
			await lockPicturesUntilCommit(tx, names);
			await discardStored(tx, jobs, { pictures: unplaced.map(({ picture }) => picture.name) });
			if (placed.length === 0) return { placed, unplaced };
			const images = placed.map(({ picture }) => picture);
			const imageIds = await insertPictures(tx, listingId, images, present.length);
			await writeFacts(tx, service, [listingId]);
			const at = clock();
			await updateListing(tx, listingId, {}, at);
			await recordForOwner(tx, viewer, listing, { at, action: "listing.add-pictures", after: { imageIds } });
			return { placed, unplaced };
		});
	} catch (error) {
		await discardUnreferenced(ctx, { pictures: names });
		throw error;
	}
}
