import type { CatalogueService } from "../../../catalogue/server/catalogue.service.ts";
import type { Viewer } from "../../../platform/access.ts";
import { AppError, notFound } from "../../../platform/app-error.ts";
import { type Db, inTransaction } from "../../../platform/server/database/database.ts";
import type { UploadedFile } from "../../../platform/server/uploads/uploads.ts";
import { m } from "../../../paraglide/messages.js";
import type { ListingDetails, RejectedImage } from "../../listing-answers.ts";
import { mayAddDetails } from "../../listings.policy.ts";
import { type AddPicturesDependencies, createAddPictures } from "./add-pictures.ts";
import { type LockedListing, updateListing } from "../editing/editing.repository.ts";
import { findEditable, lockForDetails } from "../editing/find-editable.ts";
import { recordForOwner } from "../editing/listing-changes.ts";
import { discardStored } from "../listings.jobs.ts";
import type { Listings } from "../listings.service.ts";
import { deletePicture, orderPictures, type PictureRow, readPictures } from "./pictures.repository.ts";

type Dependencies = Omit<AddPicturesDependencies, "db"> & {
	db: Db;
	catalogue: Pick<CatalogueService, "snapshot">;
	listings: Pick<Listings, "read">;
};

/** The pictures of a listing, for viewers that mayAddDetails allows. The first one appears on the card. */
export type OwnPictures = {
	/** Adds pictures and returns the rejected ones. Throws not_found; forbidden; bad_input if no picture was sent. */
	add(
		viewer: Viewer,
		listingId: string,
		uploads: readonly UploadedFile[],
	): Promise<{ professional: ListingDetails; rejectedImages: RejectedImage[] }>;
	/**
	 * Puts all pictures in this order. Throws not_found; forbidden; conflict if the ids are not those of its pictures.
	 */
	order(viewer: Viewer, listingId: string, imageIds: readonly string[]): Promise<ListingDetails>;
	/** Removes one picture; throws not_found and forbidden. */
	remove(viewer: Viewer, listingId: string, imageId: string): Promise<ListingDetails>;
};

/** The pictures of registered listings. */
export function createOwnPictures({
	db,
	catalogue,
	listings,
	clock,
	pictures,
	store,
	jobs,
}: Dependencies): OwnPictures {
	const addPictures = createAddPictures({ db, clock, pictures, store, jobs });
	const editable = (viewer: Viewer, listingId: string) =>
		findEditable({ db, catalogue }, viewer, listingId, mayAddDetails);

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
