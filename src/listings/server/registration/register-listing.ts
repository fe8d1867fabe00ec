import { m } from "../../../paraglide/messages.js";
import type { Viewer } from "../../../platform/access.ts";
import { badInput } from "../../../platform/app-error.ts";
import type { ListingDetails, RejectedImage } from "../../listing-answers.ts";
import type { RegistrationForm } from "../../registration.contract.ts";
import { readListing } from "../read-listing.ts";
import type { PreparedRegistration } from "./prepare-registration.ts";
import { type RegisterContext, registerOnce, type SentForm } from "./register-once.ts";

/** The remembered answer: the registration, and the names of the rejected files. */
type Remembered = { listingId: string; rejectedImages: RejectedImage[] };

/**
 * Registers the viewer or, for staff, the owner of the form's mobile for a service. The same Idempotency-Key registers
 * only once, however often it is sent. Throws bad_input with all faults; forbidden if anyone but staff uses fields
 * reserved for staff; conflict if the service allows only one registration (with that professional), the person has
 * reached the limit, or the key was used with another form.
 */
export async function registerListing(
	ctx: RegisterContext,
	viewer: Viewer,
	sent: SentForm<RegistrationForm>,
): Promise<{ professional: ListingDetails; rejectedImages: RejectedImage[] }> {
	const route = "POST /api/workerCategory";
	const { listingId, rejectedImages } = await registerOnce<Remembered>(
		ctx,
		viewer,
		route,
		sent,
		async (prepareSent) => {
			const prepared = await prepareSent(sent.form);
			refuseWithoutPlan(prepared, sent.form);
			const answer = { listingId: prepared.listingId, rejectedImages: prepared.rejectedImages };
			return async (tx) => {
				await prepared.write(tx);
				return { status: 201, answer };
			};
		},
	);
	return { professional: await readListing(ctx, viewer, listingId), rejectedImages };
}

/** A service that needs a plan is registered with its payment, unless staff skip it. Throws bad_input. */
function refuseWithoutPlan(
	{ service }: Pick<PreparedRegistration, "service">,
	{ paymentOption }: Pick<RegistrationForm, "paymentOption">,
): void {
	if (!service.paymentRequired || paymentOption === "true") return;
	throw badInput([{ msg: m["listings.register.plan_missing"]({ service: service.type }), path: "subs_id" }]);
}
