import type { Viewer } from "../../platform/access.ts";
import type { Db } from "../../platform/server/database.ts";
import type { Answered, Idempotency } from "../../platform/server/idempotency.ts";
import type { UploadedFile } from "../../platform/server/uploads.ts";
import type { RegistrationForm } from "../registration.contract.ts";
import type { PreparedRegistration, PrepareRegistration } from "./prepare-registration.ts";

/** What a call that may register was sent: its form, the files beside it, and its Idempotency-Key (null: none). */
export type SentForm<Form = unknown> = {
	form: Form;
	uploads: readonly UploadedFile[];
	idempotencyKey: string | null;
};

/** Prepares the registration that the call is about, with the files that came with it. Called at most once. */
type PrepareSent = (form: RegistrationForm) => Promise<PreparedRegistration>;

/** Work in two parts, as every repeatable work is; its answer names the listing that it is about. */
type RegisteringWork<Answer extends { listingId: string }> = (
	prepare: PrepareSent,
) => Promise<(tx: Db) => Promise<Answered<Answer>>>;

/**
 * Does the work of a call that may register, once for each Idempotency-Key, and answers what it answered. A
 * registration that it prepared and that was not written after all is discarded. Throws as the work does, conflict
 * where the key came with another form, and `toldFailure` of any other failure.
 */
export function createRegisterOnce(needs: {
	prepare: PrepareRegistration;
	idempotency: Pick<Idempotency, "once">;
	/** What is to be thrown for a failure, asked once the transaction is over. */
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
			// Another request with the key was faster: what this one stored belongs to nobody.
			if (answer.listingId !== own.prepared?.listingId) await own.prepared?.discard();
			return answer;
		} catch (failure) {
			await own.prepared?.discard();
			throw await toldFailure(failure, viewer);
		}
	};
}
export type RegisterOnce = ReturnType<typeof createRegisterOnce>;
