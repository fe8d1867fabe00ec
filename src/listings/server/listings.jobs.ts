import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import type { ImageStore } from "../../media/server/image-store.ts";
import type { Clock } from "../../platform/dates.ts";
import { type Db, inTransaction } from "../../platform/server/database.ts";
import type { Jobs } from "../../platform/server/jobs.ts";
import { contactsKeptForDays } from "../listing.ts";
import { deleteContactsBefore } from "./contacts.repository.ts";
import { settleFixedPlaces } from "./settle-fixed-places.ts";
import { deletePictures } from "./stored-pictures.ts";

/** The job that deletes what a listing kept in the image store. */
export const deleteStored = "listings.delete-stored";
/** Names of pictures, as listing_images has them, and keys of other files. */
export type StoredThings = { pictures: string[]; files: string[] };

/** Queues the deletion of files in the transaction that takes them from a listing. Pictures shown then stay. */
export async function discardStored(
	tx: Db,
	jobs: Pick<Jobs, "enqueue">,
	{ pictures = [], files = [] }: Partial<StoredThings>,
): Promise<void> {
	if (pictures.length + files.length > 0)
		await jobs.enqueue<StoredThings>(tx, deleteStored, { pictures, files });
}

/**
 * Queues the deletion of files that came into the store and may be shown by no row: those of rows that were not written,
 * or that may have gone since. Never throws: what led here is what is to be told, and a file that stays behind is shown
 * nowhere.
 */
export async function discardUnseen(
	{ db, jobs }: { db: Db; jobs: Pick<Jobs, "enqueue"> },
	things: Partial<StoredThings>,
): Promise<void> {
	await inTransaction(db, (tx) => discardStored(tx, jobs, things)).catch(() => undefined);
}

const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** Forgets visits and calls that are older than they may be kept. */
export async function forgetOldContacts(db: Db, clock: Clock): Promise<void> {
	await deleteContactsBefore(db, new Date(clock().getTime() - contactsKeptForDays * dayInMilliseconds));
}

type JobNeeds = {
	db: Db;
	clock: Clock;
	store: ImageStore;
	catalogue: Pick<CatalogueService, "snapshot">;
};

/** Puts the wing's work into the queue and on the timetable. */
export function registerListingsJobs(jobs: Jobs, { db, clock, store, catalogue }: JobNeeds): void {
	jobs.handle<StoredThings>(deleteStored, async ({ pictures, files }) => {
		await deletePictures({ db, store }, pictures);
		for (const key of files) await store.delete(key);
	});
	jobs.handle("listings.forget-contacts", () => forgetOldContacts(db, clock));
	jobs.schedule("listings.forget-contacts", "23 3 * * *");
	jobs.handle("listings.settle-fixed-places", () => settleFixedPlaces({ db, clock, catalogue }));
	jobs.schedule("listings.settle-fixed-places", "*/20 * * * *");
}
