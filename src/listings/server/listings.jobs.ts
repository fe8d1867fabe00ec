import { pictureKeys } from "../../media/picture.ts";
import type { ImageStore } from "../../media/server/image-store.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database.ts";
import type { Jobs } from "../../platform/server/jobs.ts";
import { contactsKeptForDays } from "../listing.ts";
import { deleteContactsBefore } from "./contacts.repository.ts";
import { readShownPictures } from "./listings.repository.ts";

/** The job that deletes what a listing kept in the image store. */
export const deleteStored = "listings.delete-stored";
/** Names of pictures, as listing_images has them, and keys of other files. */
export type StoredThings = { pictures: string[]; files: string[] };

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
		// A picture that another listing shows stays.
		const shown = await readShownPictures(db, pictures);
		const gone = pictures.filter((name) => !shown.has(name));
		const keys = gone.flatMap((name) => pictureKeys("service-professionals", name));
		for (const key of [...keys, ...files]) await store.delete(key);
	});
	jobs.handle("listings.forget-contacts", () => forgetOldContacts(db, clock));
	jobs.schedule("listings.forget-contacts", "23 3 * * *");
}
