import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import { contactsKeptForDays } from "../listing.ts";
import { deleteContactsBefore } from "./search/contacts.repository.ts";
import { settleFixedPlaces } from "./editing/settle-fixed-places.ts";
import { summariseLandings } from "./landing/summarise-landings.ts";
import type { ListingsContext } from "./listings.context.ts";
import { settleFacts } from "./search/write-facts.ts";
import { deletePictures } from "./photos/stored-pictures.ts";

/** The job that deletes a listing's files from the image store. */
export const deleteStored = "listings.delete-stored";
/** Names of pictures, as in listing_images, and keys of other files. */
export type StoredFiles = { pictures: string[]; files: string[] };

/**
 * Queues the deletion of files in the transaction that removes them from a listing. Pictures that a listing still shows
 * are kept.
 */
export async function discardStored(
	tx: Db,
	jobs: ListingsContext["jobs"],
	{ pictures = [], files = [] }: Partial<StoredFiles>,
): Promise<void> {
	if (pictures.length + files.length > 0)
		await jobs.enqueue<StoredFiles>(tx, deleteStored, { pictures, files });
}

/**
 * Queues the deletion of stored files that no row may point at: their rows were not written, or may have been deleted
 * since. Never throws, because the caller must report its own error; a file that is left over is shown nowhere.
 */
export async function discardUnreferenced(
	{ db, jobs }: Pick<ListingsContext, "db" | "jobs">,
	files: Partial<StoredFiles>,
): Promise<void> {
	await inTransaction(db, (tx) => discardStored(tx, jobs, files)).catch(() => undefined);
}

const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** Deletes visits and calls whose retention period is over. */
export async function deleteOldContacts({ db, clock }: Pick<ListingsContext, "db" | "clock">): Promise<void> {
	await deleteContactsBefore(db, new Date(clock().getTime() - contactsKeptForDays * dayInMilliseconds));
}

/** Registers the module's jobs and schedules. */
export function registerListingsJobs(jobs: Jobs, ctx: ListingsContext): void {
	jobs.handle<StoredFiles>(deleteStored, async ({ pictures, files }) => {
		await deletePictures(ctx, pictures);
		for (const key of files) await ctx.store.delete(key);
	});
	jobs.handle("listings.delete-contacts", () => deleteOldContacts(ctx));
	jobs.schedule("listings.delete-contacts", "23 3 * * *");
	jobs.handle("listings.settle-fixed-places", () => settleFixedPlaces(ctx));
	jobs.schedule("listings.settle-fixed-places", "*/20 * * * *");
	jobs.handle("listings.settle-facts", () => settleFacts(ctx));
	jobs.schedule("listings.settle-facts", "*/5 * * * *");
	jobs.handle("listings.summarise-landings", () => summariseLandings(ctx));
	jobs.schedule("listings.summarise-landings", "9,39 * * * *");
}
