import type { ImageStore } from "../../../media/server/image-store.ts";
import type { Pictures } from "../../../media/server/pictures.ts";
import type { Viewer } from "../../../platform/access.ts";
import { badInput } from "../../../platform/app-error.ts";
import type { Clock } from "../../../platform/dates.ts";
import { type Db, inTransaction } from "../../../platform/server/database/database.ts";
import type { Jobs } from "../../../platform/server/jobs/jobs.ts";
import type { UploadedFile } from "../../../platform/server/uploads/uploads.ts";
import { m } from "../../../paraglide/messages.js";
import { imagesAtMost } from "../../listing.ts";
import type { RejectedImage } from "../../listing-answers.ts";
import { updateListing } from "../editing/editing.repository.ts";
import { type Editable, lockForDetails } from "../editing/find-editable.ts";
import { keepNew, restoreDeleted, type Taken } from "./keep-new-pictures.ts";
import { recordForOwner } from "../editing/listing-changes.ts";
import { discardStored, discardUnseen } from "../listings.jobs.ts";
import { insertPictures, readPictures } from "./pictures.repository.ts";
import { lockPicturesUntilCommit } from "../../../media/server/stored-pictures.service.ts";

export type AddPicturesDependencies = {
	db: Db;
	clock: Clock;
	pictures: Pick<Pictures, "keepPicture">;
	store: Pick<ImageStore, "exists">;
	jobs: Pick<Jobs, "enqueue">;
};

const tooMany = ({ name }: UploadedFile) => ({
	name,
	msg: m["listings.images.too_many"]({ count: imagesAtMost }),
});

/** Appends pictures to a listing as long as there is room, and returns the rejected ones. */
export function createAddPictures({ db, clock, pictures, store, jobs }: AddPicturesDependencies) {
	return async function addPictures(
		viewer: Viewer,
		{ row, service }: Editable,
		uploads: readonly UploadedFile[],
	): Promise<RejectedImage[]> {
		if (uploads.length === 0) throw badInput([{ msg: m["listings.images.none"](), path: "images" }]);
		if (!service.imagesAsked) {
			const msg = m["listings.images.not_asked"]({ service: service.type });
			return uploads.map(({ name }) => ({ name, msg }));
		}
		const { taken, rejected } = await keepNew(pictures, row, uploads);
		if (taken.length === 0) return rejected;
		const { placed, unplaced } = await place(viewer, row.id, taken);
		const restored = await restoreDeleted({ pictures, store }, row.id, placed);
		// The listing may have lost them by now, and the request that removed them has already deleted their files.
		if (restored.length > 0) await discardUnseen({ db, jobs }, { pictures: restored });
		return [...rejected, ...unplaced.map(({ file }) => tooMany(file))];
	};

	/**
	 * Writes the rows. Counts under the listing's lock, so that the later of two simultaneous uploads finds less room.
	 */
	async function place(
		viewer: Viewer,
		listingId: string,
		taken: readonly Taken[],
	): Promise<{ placed: Taken[]; unplaced: Taken[] }> {
		const names = taken.map(({ picture }) => picture.name);
		try {
			return await inTransaction(db, async (tx) => {
				const listing = await lockForDetails(tx, viewer, listingId);
				const present = await readPictures(tx, listingId);
				// Another upload may have added the same picture in the meantime; then it is not missing.
				const missing = taken.filter(({ picture }) => present.every(({ key }) => key !== picture.name));
				const room = Math.max(0, imagesAtMost - present.length);
				const [placed, unplaced] = [missing.slice(0, room), missing.slice(room)];
				await lockPicturesUntilCommit(tx, names);
				await discardStored(tx, jobs, { pictures: unplaced.map(({ picture }) => picture.name) });
				if (placed.length === 0) return { placed, unplaced };
				const images = placed.map(({ picture }) => picture);
				const imageIds = await insertPictures(tx, listingId, images, present.length);
				await updateListing(tx, listingId, {}, clock());
				await recordForOwner(tx, viewer, listing, {
					at: clock(),
					action: "listing.add-pictures",
					after: { imageIds },
				});
				return { placed, unplaced };
			});
		} catch (error) {
			await discardUnseen({ db, jobs }, { pictures: names });
			throw error;
		}
	}
}
