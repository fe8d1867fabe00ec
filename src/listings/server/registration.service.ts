import type { FastifyRequest } from "fastify";
import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import type { ImageStore } from "../../media/server/image-store.ts";
import type { Pictures } from "../../media/server/pictures.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database.ts";
import { type Idempotency, idempotencyKey } from "../../platform/server/idempotency.ts";
import { newId } from "../../platform/server/ids.ts";
import type { UploadedFile } from "../../platform/server/uploads.ts";
import { m } from "../../paraglide/messages.js";
import { imagesAtMost } from "../listing.ts";
import type { ListingDetails, RegistrationForm, RejectedImage } from "../listings.contract.ts";
import { standingWords } from "../registration.ts";
import { keepUploads, type KeptUploads } from "./keep-uploads.ts";
import type { Listings } from "./listings.service.ts";
import { checkRegistration, type Draft, RegisteredAlready } from "./check-registration.ts";
import { createStanding, type StandingQuery } from "./standing.service.ts";
import { deletePictures } from "./stored-pictures.ts";
import { writeRegistration } from "./write-registration.ts";

type Needs = {
	db: Db;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
	listings: Pick<Listings, "read">;
	pictures: Pick<Pictures, "keepPicture">;
	store: Pick<ImageStore, "delete">;
	idempotency: Pick<Idempotency, "once">;
};
export type Registered = { professional: ListingDetails; rejectedImages: RejectedImage[] };
export type Registration = {
	/**
	 * Registers the viewer or, by staff, the person with the form's mobile for a service. The same Idempotency-Key
	 * registers once however often it is sent. Throws bad_input with all faults, forbidden where others than staff use
	 * what is theirs, and conflict, with the professional, where one registration is all that the service allows.
	 */
	register(
		viewer: Viewer,
		form: RegistrationForm,
		sent: { uploads: readonly UploadedFile[]; request: Pick<FastifyRequest, "headers"> },
	): Promise<Registered>;
	standing(viewer: Viewer, query: StandingQuery): Promise<ListingDetails | null>;
};

/** What is remembered of a registration: which one it is, and the names of files that were not taken. */
type Remembered = { listingId: string; rejectedImages: RejectedImage[] };

/** How professionals enter the marketplace. */
export function createRegistration(needs: Needs): Registration {
	const { db, clock, catalogue, listings, pictures, store, idempotency } = needs;

	async function register(
		viewer: Viewer,
		form: RegistrationForm,
		{ uploads, request }: Parameters<Registration["register"]>[2],
	): Promise<Registered> {
		const listingId = newId();
		const key = idempotencyKey(request);
		const repeatable = {
			userId: viewer.userId,
			route: "POST /api/workerCategory",
			key,
			body: { form, files: uploads.map(({ name, size }) => [name, size]) },
		};
		const stored: string[] = [];
		try {
			const { answer } = await idempotency.once<Remembered>(repeatable, async () => {
				const draft = await checkRegistration(db, await catalogue.snapshot(), viewer, form);
				const { kept, rejected } = await takePictures(draft, listingId, uploads, stored);
				return async (tx) => {
					await writeRegistration(tx, { draft, listingId, pictures: kept, viewer, now: clock() });
					return { status: 201, answer: { listingId, rejectedImages: rejected } };
				};
			});
			// Another request with the key was faster: what this one stored belongs to nobody.
			if (answer.listingId !== listingId) await deletePictures({ db, store }, stored);
			const professional = await listings.read(answer.listingId, viewer);
			return { professional, rejectedImages: answer.rejectedImages };
		} catch (error) {
			// What went wrong first is what is told; a file that stays behind is shown nowhere.
			await deletePictures({ db, store }, stored).catch(() => undefined);
			throw error instanceof RegisteredAlready ? await inTheWay(error, viewer) : error;
		}
	}

	/** Notes in `stored` what lies in the store, as it comes: a failure in between must lose none of it. */
	async function takePictures(
		{ service, standing }: Draft,
		listingId: string,
		uploads: readonly UploadedFile[],
		stored: string[],
	): Promise<KeptUploads> {
		// It will be refused; of hundreds of megabytes nothing is to be unpacked for that.
		if (standing !== undefined) return { kept: [], rejected: [] };
		const noting: typeof pictures = {
			async keepPicture(file, place) {
				const taken = await pictures.keepPicture(file, place);
				if ("name" in taken) stored.push(taken.name);
				return taken;
			},
		};
		if (service.imagesAsked) return keepUploads(noting, listingId, uploads, imagesAtMost);
		const msg = m["listings.images.not_asked"]({ service: service.type });
		return { kept: [], rejected: uploads.map(({ name }) => ({ name, msg })) };
	}

	async function inTheWay({ standing }: RegisteredAlready, viewer: Viewer): Promise<AppError> {
		const professional = await listings.read(standing.id, viewer);
		return new AppError("conflict", standingWords(standing), { extra: { professional } });
	}

	return { register, standing: createStanding({ db, catalogue, listings }) };
}
