import type { FastifyRequest } from "fastify";
import type { Viewer } from "../../platform/access.ts";
import { AppError } from "../../platform/app-error.ts";
import { type Idempotency, idempotencyKey } from "../../platform/server/idempotency.ts";
import type { UploadedFile } from "../../platform/server/uploads.ts";
import type { ListingDetails, RejectedImage } from "../listing-answers.ts";
import type { RegistrationForm } from "../registration.contract.ts";
import { standingWords } from "../registration.ts";
import { RegisteredAlready } from "./check-registration.ts";
import type { Listings } from "./listings.service.ts";
import {
	createPrepareRegistration,
	type PreparedRegistration,
	type PrepareNeeds,
} from "./prepare-registration.ts";
import { createStanding, type StandingQuery } from "./standing.service.ts";

type Needs = PrepareNeeds & {
	listings: Pick<Listings, "read">;
	idempotency: Pick<Idempotency, "once">;
};
export type Registered = { professional: ListingDetails; rejectedImages: RejectedImage[] };
export type Registration = {
	/**
	 * Registers the viewer or, by staff, the person with the form's mobile for a service. The same Idempotency-Key
	 * registers once however often it is sent. Throws bad_input with all faults, forbidden where others than staff use
	 * what is theirs, and conflict: with the professional where one registration is all that the service allows,
	 * without where the person has as many as there may be.
	 */
	register(
		viewer: Viewer,
		form: RegistrationForm,
		sent: { uploads: readonly UploadedFile[]; request: Pick<FastifyRequest, "headers"> },
	): Promise<Registered>;
	/**
	 * The same up to the writing, for a wing that writes more with it: whoever prepares a registration writes it in a
	 * transaction of theirs or discards it. Throws bad_input and forbidden.
	 */
	prepare(
		viewer: Viewer,
		form: RegistrationForm,
		uploads: readonly UploadedFile[],
	): Promise<PreparedRegistration>;
	/**
	 * What is to be thrown for a failure of a prepared registration, asked once its transaction is over: where one
	 * registration is all that there can be, the conflict with that professional; any other failure as it is.
	 */
	toldFailure(failure: unknown, viewer: Viewer): Promise<unknown>;
	standing(viewer: Viewer, query: StandingQuery): Promise<ListingDetails | null>;
};

/** What is remembered of a registration: which one it is, and the names of files that were not taken. */
type Remembered = { listingId: string; rejectedImages: RejectedImage[] };

/** How professionals enter the marketplace. */
export function createRegistration(needs: Needs): Registration {
	const { listings, idempotency } = needs;
	const prepare = createPrepareRegistration(needs);

	async function register(
		viewer: Viewer,
		form: RegistrationForm,
		{ uploads, request }: Parameters<Registration["register"]>[2],
	): Promise<Registered> {
		const repeatable = {
			userId: viewer.userId,
			route: "POST /api/workerCategory",
			key: idempotencyKey(request),
			body: { form, files: uploads.map(({ name, size }) => [name, size]) },
		};
		const own: { prepared?: PreparedRegistration } = {};
		try {
			const { answer } = await idempotency.once<Remembered>(repeatable, async () => {
				const prepared = await prepare(viewer, form, uploads);
				own.prepared = prepared;
				const { listingId, rejectedImages } = prepared;
				return async (tx) => {
					await prepared.write(tx);
					return { status: 201, answer: { listingId, rejectedImages } };
				};
			});
			// Another request with the key was faster: what this one stored belongs to nobody.
			if (answer.listingId !== own.prepared?.listingId) await own.prepared?.discard();
			const professional = await listings.read(answer.listingId, viewer);
			return { professional, rejectedImages: answer.rejectedImages };
		} catch (failure) {
			await own.prepared?.discard();
			throw await toldFailure(failure, viewer);
		}
	}

	async function toldFailure(failure: unknown, viewer: Viewer): Promise<unknown> {
		if (!(failure instanceof RegisteredAlready)) return failure;
		const { standing } = failure;
		const professional = await listings.read(standing.id, viewer);
		return new AppError("conflict", standingWords(standing), { extra: { professional } });
	}

	return { register, prepare, toldFailure, standing: createStanding(needs) };
}
