import type { Service, ServiceChoice } from "../../../catalogue/catalogue.ts";
import { keepEqualOnce } from "../../../media/server/media.api.ts";
import type { Viewer } from "../../../platform/access.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import { newId } from "../../../platform/server/database/ids.ts";
import type { UploadedFile } from "../../../platform/server/uploads/uploads.ts";
import { m } from "../../../paraglide/messages.js";
import { imagesAtMost } from "../../listing.ts";
import type { RejectedImage } from "../../listing-answers.ts";
import type { RegistrationForm } from "../../registration.contract.ts";
import { checkRegistration, type Draft } from "./check-registration.ts";
import { keepUploads, type KeptUploads } from "../photos/keep-uploads.ts";
import type { ListingsContext } from "../listings.context.ts";
import { discardUnreferenced } from "../listings.jobs.ts";
import { writeRegistration } from "./write-registration.ts";

/** What preparing a registration depends on. */
export type PrepareContext = Pick<ListingsContext, "db" | "clock" | "catalogue" | "pictures" | "jobs">;

/** A checked registration whose pictures are stored; none of its rows is written yet. */
export type PreparedRegistration = {
	/** The id that the listing will have. */
	listingId: string;
	service: Service;
	choice: ServiceChoice | null;
	/** The rejected files, each with the reason. */
	rejectedImages: RejectedImage[];
	/**
	 * Writes the registration in the caller's transaction, which may be retried, and returns its owner. Throws
	 * bad_input if the address or account has been deleted since; RegisteredAlready; conflict if the person has reached
	 * the limit.
	 */
	write(tx: Db): Promise<{ ownerId: string }>;
	/**
	 * Queues the deletion of the pictures. Call it if the registration was not written or the transaction failed. Never
	 * throws, and deletes nothing from a listing that was written.
	 */
	discard(): Promise<void>;
};

/**
 * Checks a registration and stores its pictures; the caller writes it in its own transaction. Throws the same errors as
 * checkRegistration, and then leaves nothing in the store.
 */
export async function prepareRegistration(
	ctx: PrepareContext,
	viewer: Viewer,
	form: RegistrationForm,
	uploads: readonly UploadedFile[],
): Promise<PreparedRegistration> {
	const draft = await checkRegistration(ctx.db, await ctx.catalogue.snapshot(), viewer, form);
	const listingId = newId();
	const stored: string[] = [];
	const discard = () => discardUnreferenced(ctx, { pictures: stored });
	try {
		const { kept, rejected } = await storePictures(ctx, draft, { listingId, uploads, stored });
		return {
			listingId,
			service: draft.service,
			choice: draft.choice,
			rejectedImages: rejected,
			write: (tx) => writeRegistration(tx, { draft, listingId, pictures: kept, viewer, now: ctx.clock() }),
			discard,
		};
	} catch (error) {
		await discard();
		throw error;
	}
}

/** Adds each stored picture to `stored` at once, so that a failure in between loses none. */
async function storePictures(
	{ pictures }: PrepareContext,
	{ service, obstacle }: Draft,
	{ listingId, uploads, stored }: { listingId: string; uploads: readonly UploadedFile[]; stored: string[] },
): Promise<KeptUploads> {
	// The registration will be refused, so do not unpack hundreds of megabytes for it.
	if (obstacle !== null) return { kept: [], rejected: [] };
	if (!service.imagesAsked) {
		const msg = m["listings.images.not_asked"]({ service: service.type });
		return { kept: [], rejected: uploads.map(({ name }) => ({ name, msg })) };
	}
	const recordStored: Pick<typeof pictures, "keepPicture"> = {
		async keepPicture(file, place) {
			const result = await pictures.keepPicture(file, place);
			if ("name" in result) stored.push(result.name);
			return result;
		},
	};
	return keepUploads(keepEqualOnce(recordStored), listingId, uploads, imagesAtMost);
}
