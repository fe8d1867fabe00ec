import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import type { ImageStore } from "../../media/server/image-store.ts";
import type { Clock } from "../../platform/dates.ts";
import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import { contactsKeptForDays } from "../listing.ts";
import { deleteContactsBefore } from "./search/contacts.repository.ts";
import { settleFixedPlaces } from "./registration/settle-fixed-places.ts";
import { deletePictures } from "./photos/stored-pictures.ts";

/** The job that deletes a listing's files from the image store. */
export const deleteStored = "listings.delete-stored";
/** Names of pictures, as in listing_images, and keys of other files. */
export type StoredThings = { pictures: string[]; files: string[] };

/**
 * Queues the deletion of files in the transaction that removes them from a listing. Pictures that a listing still shows
 * are kept.
 */
export async function discardStored(
	tx: Db,
	jobs: Pick<Jobs, "enqueue">,
	{ pictures = [], files = [] }: Partial<StoredThings>,
): Promise<void> {
	if (pictures.length + files.length > 0)
		await jobs.enqueue<StoredThings>(tx, deleteStored, { pictures, files });
}

/**
 * Queues the deletion of stored files that no row may point at: their rows were not written, or may have been deleted
 * since. Never throws, because the caller must report its own error; a file that is left over is shown nowhere.
 */
export async function discardUnseen(
	{ db, jobs }: { db: Db; jobs: Pick<Jobs, "enqueue"> },
	things: Partial<StoredThings>,
): Promise<void> {
	await inTransaction(db, (tx) => discardStored(tx, jobs, things)).catch(() => undefined);
}

const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** Deletes visits and calls whose retention period is over. */
export async function deleteOldContacts(db: Db, clock: Clock): Promise<void> {
	await deleteContactsBefore(db, new Date(clock().getTime() - contactsKeptForDays * dayInMilliseconds));
}

type JobDependencies = {
	db: Db;
	clock: Clock;
	store: ImageStore;
	catalogue: Pick<CatalogueService, "snapshot">;
};

/** Registers the module's jobs and schedules. */
export function registerListingsJobs(jobs: Jobs, { db, clock, store, catalogue }: JobDependencies): void {
	jobs.handle<StoredThings>(deleteStored, async ({ pictures, files }) => {
		await deletePictures({ db, store }, pictures);
		for (const key of files) await store.delete(key);
	});
	jobs.handle("listings.forget-contacts", () => deleteOldContacts(db, clock));
	jobs.schedule("listings.forget-contacts", "23 3 * * *");
	jobs.handle("listings.settle-fixed-places", () => settleFixedPlaces({ db, clock, catalogue }));
	jobs.schedule("listings.settle-fixed-places", "*/20 * * * *");
}
