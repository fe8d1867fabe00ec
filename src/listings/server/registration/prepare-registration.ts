import type { Service, ServiceChoice } from "../../../catalogue/catalogue.ts";
import type { CatalogueService } from "../../../catalogue/server/catalogue.service.ts";
import { keepEqualOnce } from "../../../media/server/keep-equal-once.ts";
import type { Pictures } from "../../../media/server/pictures.ts";
import type { Viewer } from "../../../platform/access.ts";
import type { Clock } from "../../../platform/dates.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import { newId } from "../../../platform/server/database/ids.ts";
import type { Jobs } from "../../../platform/server/jobs/jobs.ts";
import type { UploadedFile } from "../../../platform/server/uploads/uploads.ts";
import { m } from "../../../paraglide/messages.js";
import { imagesAtMost } from "../../listing.ts";
import type { RejectedImage } from "../../listing-answers.ts";
import type { RegistrationForm } from "../../registration.contract.ts";
import { checkRegistration, type Draft } from "./check-registration.ts";
import { keepUploads, type KeptUploads } from "../photos/keep-uploads.ts";
import { discardUnseen } from "../listings.jobs.ts";
import { writeRegistration } from "./write-registration.ts";

export type PrepareDependencies = {
	db: Db;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
	pictures: Pick<Pictures, "keepPicture">;
	jobs: Pick<Jobs, "enqueue">;
};

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

export type PrepareRegistration = ReturnType<typeof createPrepareRegistration>;

/**
 * Checks a registration and stores its pictures; the caller writes it in its own transaction. Throws the same errors as
 * checkRegistration, and then leaves nothing in the store.
 */
export function createPrepareRegistration({ db, clock, catalogue, pictures, jobs }: PrepareDependencies) {
	return async function prepare(
		viewer: Viewer,
		form: RegistrationForm,
		uploads: readonly UploadedFile[],
	): Promise<PreparedRegistration> {
		const draft = await checkRegistration(db, await catalogue.snapshot(), viewer, form);
		const listingId = newId();
		const stored: string[] = [];
		const discard = () => discardUnseen({ db, jobs }, { pictures: stored });
		try {
			const { kept, rejected } = await takePictures(draft, listingId, uploads, stored);
			return {
				listingId,
				service: draft.service,
				choice: draft.choice,
				rejectedImages: rejected,
				write: (tx) => writeRegistration(tx, { draft, listingId, pictures: kept, viewer, now: clock() }),
				discard,
			};
		} catch (error) {
			await discard();
			throw error;
		}
	};

	/** Adds each stored picture to `stored` at once, so that a failure in between loses none. */
	async function takePictures(
		{ service, obstacle }: Draft,
		listingId: string,
		uploads: readonly UploadedFile[],
		stored: string[],
	): Promise<KeptUploads> {
		// The registration will be refused, so do not unpack hundreds of megabytes for it.
		if (obstacle !== null) return { kept: [], rejected: [] };
		if (!service.imagesAsked) {
			const msg = m["listings.images.not_asked"]({ service: service.type });
			return { kept: [], rejected: uploads.map(({ name }) => ({ name, msg })) };
		}
		const noting: typeof pictures = {
			async keepPicture(file, place) {
				const taken = await pictures.keepPicture(file, place);
				if ("name" in taken) stored.push(taken.name);
				return taken;
			},
		};
		return keepUploads(keepEqualOnce(noting), listingId, uploads, imagesAtMost);
	}
}
