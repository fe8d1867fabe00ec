import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError, notFound } from "../../platform/app-error.ts";
import { type Database, type Db, inTransaction } from "../../platform/server/database.ts";
import type { UploadedFile } from "../../platform/server/uploads.ts";
import { m } from "../../paraglide/messages.js";
import type { ListingDetails, RejectedImage } from "../listing-answers.ts";
import { mayAddDetails } from "../listings.policy.ts";
import { type AddPicturesNeeds, createAddPictures } from "./add-pictures.ts";
import { type LockedListing, updateListing } from "./editing.repository.ts";
import { findEditable, lockForDetails } from "./find-editable.ts";
import { recordForOwner } from "./listing-changes.ts";
import { discardStored } from "./listings.jobs.ts";
import type { Listings } from "./listings.service.ts";
import { deletePicture, orderPictures, type PictureRow, readPictures } from "./pictures.repository.ts";

type Needs = Omit<AddPicturesNeeds, "db"> & {
	database: Pick<Database, "db" | "runNamed">;
	catalogue: Pick<CatalogueService, "snapshot">;
	listings: Pick<Listings, "read">;
};

/** The pictures of a listing, for those whom mayAddDetails lets. The first one stands on the card. */
export type OwnPictures = {
	/** Adds pictures and tells which were not taken; throws not_found, forbidden, and bad_input where none came. */
	add(
		viewer: Viewer,
		listingId: string,
		uploads: readonly UploadedFile[],
	): Promise<{ professional: ListingDetails; rejectedImages: RejectedImage[] }>;
	/** Puts all its pictures in this order; throws not_found, forbidden, and conflict where they are not these. */
	order(viewer: Viewer, listingId: string, imageIds: readonly string[]): Promise<ListingDetails>;
	/** Removes one; throws not_found, forbidden. */
	remove(viewer: Viewer, listingId: string, imageId: string): Promise<ListingDetails>;
};

/** Pictures of listings that are registered. */
export function createOwnPictures({
	database,
	catalogue,
	listings,
	clock,
	pictures,
	store,
	jobs,
}: Needs): OwnPictures {
	const { db } = database;
	const addPictures = createAddPictures({ db, clock, pictures, store, jobs });
	const editable = (viewer: Viewer, listingId: string) =>
		findEditable({ database, catalogue }, viewer, listingId, mayAddDetails);

	async function add(viewer: Viewer, listingId: string, uploads: readonly UploadedFile[]) {
		const rejectedImages = await addPictures(viewer, await editable(viewer, listingId), uploads);
		return { professional: await listings.read(listingId, viewer), rejectedImages };
	}

	/** Runs `work` on the locked listing and its pictures. */
	async function change(
		viewer: Viewer,
		listingId: string,
		work: (tx: Db, listing: LockedListing, present: PictureRow[]) => Promise<void>,
	): Promise<ListingDetails> {
		await editable(viewer, listingId);
		await inTransaction(db, async (tx) => {
			const listing = await lockForDetails(tx, viewer, listingId);
			await work(tx, listing, await readPictures(tx, listingId));
			await updateListing(tx, listingId, {}, clock());
		});
		return listings.read(listingId, viewer);
	}

	function order(viewer: Viewer, listingId: string, imageIds: readonly string[]): Promise<ListingDetails> {
		return change(viewer, listingId, async (tx, listing, present) => {
			const before = present.map(({ id }) => id);
			if (before.toSorted().join() !== imageIds.toSorted().join())
				throw new AppError("conflict", m["listings.images.changed"]());
			await orderPictures(tx, listingId, imageIds);
			await recordForOwner(tx, viewer, listing, {
				at: clock(),
				action: "listing.order-pictures",
				before: { imageIds: before },
				after: { imageIds },
			});
		});
	}

	function remove(viewer: Viewer, listingId: string, imageId: string): Promise<ListingDetails> {
		return change(viewer, listingId, async (tx, listing, present) => {
			const removed = present.find(({ id }) => id === imageId);
			if (removed === undefined) throw notFound();
			const others = present.filter(({ id }) => id !== imageId).map(({ id }) => id);
			await deletePicture(tx, listingId, imageId);
			await orderPictures(tx, listingId, others);
			await discardStored(tx, jobs, { pictures: [removed.key] });
			await recordForOwner(tx, viewer, listing, {
				at: clock(),
				action: "listing.remove-picture",
				before: { imageIds: present.map(({ id }) => id) },
				after: { imageIds: others },
			});
		});
	}

	return { add, order, remove };
}
