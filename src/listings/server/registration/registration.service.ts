import type { Viewer } from "../../../platform/access.ts";
import { AppError, badInput } from "../../../platform/app-error.ts";
import type { Idempotency } from "../../../platform/server/http/idempotency.ts";
import { m } from "../../../paraglide/messages.js";
import type { ListingDetails, RejectedImage } from "../../listing-answers.ts";
import type { RegistrationForm } from "../../registration.contract.ts";
import { existingWords } from "../../registration.ts";
import { RegisteredAlready } from "./check-registration.ts";
import type { Listings } from "../listings.service.ts";
import {
	createPrepareRegistration,
	type PreparedRegistration,
	type PrepareDependencies,
} from "./prepare-registration.ts";
import { createRegisterOnce, type RegisterOnce, type SentForm } from "./register-once.ts";
import { createReadExisting, type ExistingQuery } from "./existing-registration.service.ts";

type Dependencies = PrepareDependencies & {
	listings: Pick<Listings, "read">;
	idempotency: Pick<Idempotency, "once">;
};
export type Registered = { professional: ListingDetails; rejectedImages: RejectedImage[] };
export type Registration = {
	/**
	 * Registers the viewer or, for staff, the owner of the form's mobile for a service. The same Idempotency-Key
	 * registers only once, however often it is sent. Throws bad_input with all faults; forbidden if anyone but staff
	 * uses fields reserved for staff; conflict if the service allows only one registration (with that professional),
	 * the person has reached the limit, or the key was used with another form.
	 */
	register(viewer: Viewer, sent: SentForm<RegistrationForm>): Promise<Registered>;
	/** The same for a module that writes its own rows in the same transaction. */
	registerOnce: RegisterOnce;
	readExisting(viewer: Viewer, query: ExistingQuery): Promise<ListingDetails | null>;
};

/** The remembered answer: the registration, and the names of the rejected files. */
type Remembered = { listingId: string; rejectedImages: RejectedImage[] };

/** The registration of professionals. */
export function createRegistration(needs: Dependencies): Registration {
	const { listings, idempotency } = needs;
	const prepare = createPrepareRegistration(needs);
	const registerOnce = createRegisterOnce({ prepare, idempotency, toldFailure });

	async function register(viewer: Viewer, sent: SentForm<RegistrationForm>): Promise<Registered> {
		const { listingId, rejectedImages } = await registerOnce<Remembered>(
			viewer,
			"POST /api/workerCategory",
			sent,
			async (prepareSent) => {
				const prepared = await prepareSent(sent.form);
				refuseWithoutPlan(prepared, sent.form);
				return async (tx) => {
					await prepared.write(tx);
					return {
						status: 201,
						answer: { listingId: prepared.listingId, rejectedImages: prepared.rejectedImages },
					};
				};
			},
		);
		return { professional: await listings.read(listingId, viewer), rejectedImages };
	}

	/** Converts RegisteredAlready into a conflict with that professional; returns any other failure unchanged. */
	async function toldFailure(failure: unknown, viewer: Viewer): Promise<unknown> {
		if (!(failure instanceof RegisteredAlready)) return failure;
		const { existing } = failure;
		const professional = await listings.read(existing.id, viewer);
		return new AppError("conflict", existingWords(existing), { extra: { professional } });
	}

	return { register, registerOnce, readExisting: createReadExisting(needs) };
}

/** A service that needs a plan is registered with its payment, unless staff skip it. Throws bad_input. */
function refuseWithoutPlan(
	{ service }: Pick<PreparedRegistration, "service">,
	{ paymentOption }: Pick<RegistrationForm, "paymentOption">,
): void {
	if (!service.paymentRequired || paymentOption === "true") return;
	throw badInput([{ msg: m["listings.register.plan_missing"]({ service: service.type }), path: "subs_id" }]);
}
