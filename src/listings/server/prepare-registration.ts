import type { Service, ServiceChoice } from "../../catalogue/catalogue.ts";
import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import { keepEqualOnce } from "../../media/server/keep-equal-once.ts";
import type { Pictures } from "../../media/server/pictures.ts";
import type { Viewer } from "../../platform/access.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database.ts";
import { newId } from "../../platform/server/ids.ts";
import type { Jobs } from "../../platform/server/jobs.ts";
import type { UploadedFile } from "../../platform/server/uploads.ts";
import { m } from "../../paraglide/messages.js";
import { imagesAtMost } from "../listing.ts";
import type { RejectedImage } from "../listing-answers.ts";
import type { RegistrationForm } from "../registration.contract.ts";
import { checkRegistration, type Draft } from "./check-registration.ts";
import { keepUploads, type KeptUploads } from "./keep-uploads.ts";
import { discardUnseen } from "./listings.jobs.ts";
import { writeRegistration } from "./write-registration.ts";

export type PrepareNeeds = {
	db: Db;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
	pictures: Pick<Pictures, "keepPicture">;
	jobs: Pick<Jobs, "enqueue">;
};

/** A registration that was found right and whose pictures lie in the store; no row of it is written. */
export type PreparedRegistration = {
	/** The id that the listing will have. */
	listingId: string;
	service: Service;
	choice: ServiceChoice | null;
	/** The files that were not taken, each with the reason. */
	rejectedImages: RejectedImage[];
	/**
	 * Writes all of it in the caller's transaction, which may be run again, and answers whose it is. Throws bad_input where address
	 * or account went meanwhile, RegisteredAlready, and conflict where the person has as many as there may be.
	 */
	write(tx: Db): Promise<{ ownerId: string }>;
	/**
	 * To be called where it was not written after all or the transaction failed: queues the deletion of its pictures.
	 * Never throws, and takes nothing from a listing that was written.
	 */
	discard(): Promise<void>;
};

export type PrepareRegistration = ReturnType<typeof createPrepareRegistration>;

/**
 * Checks a registration and takes its pictures in; the writing is left to the caller, in a transaction of theirs.
 * Throws as checkRegistration does, and then nothing stays in the store.
 */
export function createPrepareRegistration({ db, clock, catalogue, pictures, jobs }: PrepareNeeds) {
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

	/** Notes in `stored` what lies in the store, as it comes: a failure in between must lose none of it. */
	async function takePictures(
		{ service, obstacle }: Draft,
		listingId: string,
		uploads: readonly UploadedFile[],
		stored: string[],
	): Promise<KeptUploads> {
		// It will be refused; of hundreds of megabytes nothing is to be unpacked for that.
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
