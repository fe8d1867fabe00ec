import type { ImageStore } from "../../media/server/image-store.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database.ts";
import type { Jobs } from "../../platform/server/jobs.ts";
import { contactsKeptForDays } from "../listing.ts";
import { deleteContactsBefore } from "./contacts.repository.ts";
import { deletePictures } from "./stored-pictures.ts";

/** The job that deletes what a listing kept in the image store. */
export const deleteStored = "listings.delete-stored";
/** Names of pictures, as listing_images has them, and keys of other files. */
export type StoredThings = { pictures: string[]; files: string[] };

/** Queues, in the transaction that takes pictures from a listing, the deletion of their files. */
export async function discardPictures(
	tx: Db,
	jobs: Pick<Jobs, "enqueue">,
	names: readonly string[],
): Promise<void> {
	if (names.length > 0)
		await jobs.enqueue<StoredThings>(tx, deleteStored, { pictures: [...names], files: [] });
}

const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** Forgets visits and calls that are older than they may be kept. */
export async function forgetOldContacts(db: Db, clock: Clock): Promise<void> {
	await deleteContactsBefore(db, new Date(clock().getTime() - contactsKeptForDays * dayInMilliseconds));
}

/** Puts the wing's work into the queue and on the timetable. */
export function registerListingsJobs(
	jobs: Jobs,
	{ db, clock, store }: { db: Db; clock: Clock; store: ImageStore },
): void {
	jobs.handle<StoredThings>(deleteStored, async ({ pictures, files }) => {
		await deletePictures({ db, store }, pictures);
		for (const key of files) await store.delete(key);
	});
	jobs.handle("listings.forget-contacts", () => forgetOldContacts(db, clock));
	jobs.schedule("listings.forget-contacts", "23 3 * * *");
}
