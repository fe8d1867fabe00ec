import type { Viewer } from "../../../platform/access.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import type { Answered, Idempotency } from "../../../platform/server/http/idempotency.ts";
import type { UploadedFile } from "../../../platform/server/uploads/uploads.ts";
import type { RegistrationForm } from "../../registration.contract.ts";
import type { PreparedRegistration, PrepareRegistration } from "./prepare-registration.ts";

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

/**
 * Runs the work once for each Idempotency-Key and returns its first answer to repeated requests. Discards a
 * registration that was prepared but not written. Throws what the work throws; conflict if the key was used with
 * another form; otherwise the result of `toldFailure`.
 */
export function createRegisterOnce(needs: {
	prepare: PrepareRegistration;
	idempotency: Pick<Idempotency, "once">;
	/** Returns the error to throw for a failure; called once the transaction is over. */
	toldFailure: (failure: unknown, viewer: Viewer) => Promise<unknown>;
}) {
	const { prepare, idempotency, toldFailure } = needs;
	return async function registerOnce<Answer extends { listingId: string }>(
		viewer: Viewer,
		route: string,
		{ form, uploads, idempotencyKey: key }: SentForm,
		work: RegisteringWork<Answer>,
	): Promise<Answer> {
		const body = { form, files: uploads.map(({ name, size }) => [name, size]) };
		const own: { prepared?: PreparedRegistration } = {};
		const prepareOwn: PrepareSent = async (registration) =>
			(own.prepared = await prepare(viewer, registration, uploads));
		try {
			const request = { userId: viewer.userId, route, key, body };
			const { answer } = await idempotency.once(request, () => work(prepareOwn));
			// Another request with this key was faster, so the files stored here belong to no listing.
			if (answer.listingId !== own.prepared?.listingId) await own.prepared?.discard();
			return answer;
		} catch (failure) {
			await own.prepared?.discard();
			throw await toldFailure(failure, viewer);
		}
	};
}
export type RegisterOnce = ReturnType<typeof createRegisterOnce>;
