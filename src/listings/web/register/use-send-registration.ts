import { useNavigate } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { ApiFailure, apiOf } from "../../../platform/web/call-api.ts";
import { sendingKey } from "../../../platform/web/sending-key.ts";
import { useForm } from "../../../platform/web/use-form.ts";
import type { ListingDetails } from "../../listing-answers.ts";
import type { ListingsApi } from "../../listings.contract.ts";
import type { FormErrorOptions, Sending, Taken } from "./plan-slot.ts";
import { wasSent } from "./own-sending.ts";
import { registrationForm } from "./registration-draft.ts";
import { registrationPaths, stepWithError } from "./registration-steps.ts";
import { stepAddress } from "./step-frame.tsx";
import type { Registration } from "./use-registration.ts";

const call = apiOf<ListingsApi>();

/** The timeout for a response, in milliseconds: sending again does not register twice. */
const timeoutMs = 30_000;

/** True if the server refused it; false if no response came or something in between failed. */
const isRefusal = (failure: unknown) =>
	failure instanceof ApiFailure && failure.status >= 400 && failure.status < 500;

/** The existing registration that a refusal contains. */
function existingIn(failure: unknown): ListingDetails | null {
	if (!(failure instanceof ApiFailure)) return null;
	const { professional } = failure.body;
	const isThere = failure.status === 409 && typeof professional === "object" && professional !== null;
	return isThere && "_id" in professional ? (professional as ListingDetails) : null;
}

/**
 * Sends the input without the photos: they follow one by one once the listing exists, and before the payment page
 * opens. A refusal leads to the step that it concerns.
 */
export function useSendRegistration(registration: Registration, onSent: (taken: Taken) => void) {
	const { draft, isForOther, photos, service, steps, existing, errors, change } = registration;
	const navigate = useNavigate();
	const hasPhotos = service?.images.displayStatus === true && (photos.photos?.length ?? 0) > 0;
	const body = registrationForm(draft, { isStaff: isForOther });

	const follow = (taken: Taken) => {
		if (!hasPhotos) return onSent(taken);
		change({ listingId: taken.listingId, isUnpaid: taken.isUnpaid === true, ...taken.payment });
	};
	const create = async (sending: Sending) => {
		const isFirst = !wasSent(draft, body);
		const keyed = sendingKey(draft, sending.body);
		change(keyed);
		try {
			follow(await sending.take(keyed.key));
		} catch (failure) {
			// The first attempt was refused and created nothing: the existing registration is older and unrelated to
			// this draft.
			if (isFirst && isRefusal(failure)) change({ key: "", keyedBody: "" });
			const existingListing = existingIn(failure);
			if (existingListing !== null) {
				existing.show(existingListing);
				void navigate(stepAddress("service"));
			}
			throw failure;
		}
	};
	const errorOptions: FormErrorOptions = {
		errors,
		failed: m["listings.register.failed"](),
		onErrors: (found) => {
			// The same plan would be refused again.
			if (found.some(({ path }) => path === registrationPaths.planId)) change({ planId: "" });
			// The last step is already open.
			const step = stepWithError(found, steps.slice(0, -1));
			if (step !== null) void navigate(stepAddress(step));
		},
	};
	const form = useForm({
		...errorOptions,
		initial: {},
		submit: () =>
			create({
				body,
				take: async (idempotencyKey) => {
					const signal = AbortSignal.timeout(timeoutMs);
					const { professional } = await call("POST /api/workerCategory", { body, idempotencyKey, signal });
					return { listingId: professional._id, payment: null };
				},
			}),
	});
	return {
		body,
		/** Sends it without a plan. */
		form,
		create,
		errorOptions,
		/** Continues as after a response: the registration exists, and may still have a payment due. */
		takeUp: (listingId: string, isUnpaid: boolean) =>
			follow({ listingId, payment: null, ...(isUnpaid && { isUnpaid }) }),
	};
}
