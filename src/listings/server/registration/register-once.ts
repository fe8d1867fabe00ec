import type { Viewer } from "../../../platform/access.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import type { Answered } from "../../../platform/server/http/idempotency.ts";
import type { UploadedFile } from "../../../platform/server/uploads/uploads.ts";
import type { RegistrationForm } from "../../registration.contract.ts";
import { existingMessage } from "../../registration.ts";
import type { ListingsContext } from "../listings.context.ts";
import { readListing } from "../read-listing.ts";
import { RegisteredAlready } from "./check-registration.ts";
import {
	type PrepareContext,
	type PreparedRegistration,
	prepareRegistration,
} from "./prepare-registration.ts";

/** What registering depends on. */
export type RegisterContext = PrepareContext & Pick<ListingsContext, "cdnBase" | "idempotency">;

/** The request of a call that may register: form, files and Idempotency-Key (null without one). */
export type SentForm<Form = unknown> = {
	form: Form;
	uploads: readonly UploadedFile[];
	idempotencyKey: string | null;
};

/** Prepares the registration in the request, with its files. Called at most once. */
type PrepareSent = (form: RegistrationForm) => Promise<PreparedRegistration>;

/** Work in two parts, like all idempotent work; its answer names the listing. */
type RegisteringWork<Answer extends { listingId: string }> = (
	prepare: PrepareSent,
) => Promise<(tx: Db) => Promise<Answered<Answer>>>;

/** `registerOnce` with its context, for a module that writes its own rows in the same transaction. */
export type RegisterOnce = <Answer extends { listingId: string }>(
	viewer: Viewer,
	route: string,
	sent: SentForm,
	work: RegisteringWork<Answer>,
) => Promise<Answer>;

/**
 * Runs the work once for each Idempotency-Key and returns its first answer to repeated requests. Discards a
 * registration that was prepared but not written. Throws what the work throws; conflict if the key was used with
 * another form, or with the existing registration if the service allows only one.
 */
export async function registerOnce<Answer extends { listingId: string }>(
	ctx: RegisterContext,
	viewer: Viewer,
	route: string,
	{ form, uploads, idempotencyKey: key }: SentForm,
	work: RegisteringWork<Answer>,
): Promise<Answer> {
	const body = { form, files: uploads.map(({ name, size }) => [name, size]) };
	const own: { prepared?: PreparedRegistration } = {};
	const prepareSent: PrepareSent = async (registration) =>
		(own.prepared = await prepareRegistration(ctx, viewer, registration, uploads));
	try {
		const request = { userId: viewer.userId, route, key, body };
		const { answer } = await ctx.idempotency.once(request, () => work(prepareSent));
		// Another request with this key was faster, so the files stored here belong to no listing.
		if (answer.listingId !== own.prepared?.listingId) await own.prepared?.discard();
		return answer;
	} catch (failure) {
		await own.prepared?.discard();
		throw await withExistingListing(ctx, viewer, failure);
	}
}

/** Converts RegisteredAlready into a conflict with that professional; returns any other failure unchanged. */
async function withExistingListing(ctx: RegisterContext, viewer: Viewer, failure: unknown): Promise<unknown> {
	if (!(failure instanceof RegisteredAlready)) return failure;
	const { existing } = failure;
	const professional = await readListing(ctx, viewer, existing.id);
	return new AppError("conflict", existingMessage(existing), { extra: { professional } });
}
