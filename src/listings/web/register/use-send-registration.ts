import { useNavigate } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { ApiFailure, apiOf } from "../../../platform/web/call-api.ts";
import { sendingKey } from "../../../platform/web/sending-key.ts";
import { useTask } from "../../../platform/web/use-task.ts";
import type { ListingDetails } from "../../listing-answers.ts";
import type { ListingsApi } from "../../listings.contract.ts";
import type { Sending, Taken } from "./plan-slot.ts";
import { wasSent } from "./own-sending.ts";
import { registrationForm } from "./registration-draft.ts";
import { byField } from "./registration-faults.ts";
import { stepWithFault } from "./registration-steps.ts";
import { stepAddress } from "./step-frame.tsx";
import type { Registration } from "./use-registration.ts";

const call = apiOf<ListingsApi>();

/** The timeout for a response, in milliseconds: sending again does not register twice. */
const timeoutMs = 30_000;

/** True if the server refused it; false if no response came or something in between failed. */
const isRefusal = (failure: unknown) =>
	failure instanceof ApiFailure && failure.status >= 400 && failure.status < 500;

/** The existing registration that a refusal contains. */
function existingIn({ status, body }: ApiFailure): ListingDetails | null {
	const { professional } = body;
	const isThere = status === 409 && typeof professional === "object" && professional !== null;
	return isThere && "_id" in professional ? (professional as ListingDetails) : null;
}

/**
 * Sends the input without the photos: they follow one by one once the listing exists, and before the payment page
 * opens. A refusal leads to the step that it concerns.
 */
export function useSendRegistration(registration: Registration, onSent: (taken: Taken) => void) {
	const { draft, isForOther, photos, service, steps, existing, refuse, enter } = registration;
	const navigate = useNavigate();
	const { isBusy, run } = useTask();
	const hasPhotos = service?.images.displayStatus === true && (photos.photos?.length ?? 0) > 0;

	const body = registrationForm(draft, { isStaff: isForOther });
	const plain: Sending = {
		body,
		take: async (idempotencyKey) => {
			const signal = AbortSignal.timeout(timeoutMs);
			const { professional } = await call("POST /api/workerCategory", { body, idempotencyKey, signal });
			return { listingId: professional._id, payment: null };
		},
	};
	const follow = (taken: Taken) => {
		if (!hasPhotos) return onSent(taken);
		enter({ listingId: taken.listingId, isUnpaid: taken.isUnpaid === true, ...taken.payment });
	};
	const create = async (sending: Sending) => {
		const isFirst = !wasSent(draft, body);
		const keyed = sendingKey(draft, sending.body);
		enter(keyed);
		try {
			follow(await sending.take(keyed.key));
		} catch (failure) {
			// The first attempt was refused and created nothing: the existing registration is older and unrelated to
			// this draft.
			if (isFirst && isRefusal(failure)) enter({ key: "", keyedBody: "" });
			throw failure;
		}
	};
	const notify = (failure: ApiFailure) => {
		const existingListing = existingIn(failure);
		if (existingListing !== null) existing.show(existingListing);
		const faults = failure.status === 400 ? byField(failure.errors) : {};
		// The same plan would be refused again.
		if (faults["subs_id"] !== undefined) enter({ planId: "" });
		refuse(faults);
		const paths = failure.status === 400 ? failure.errors.map(({ path }) => path) : [];
		const step = existingListing === null ? stepWithFault(paths, steps) : "service";
		if (step !== null) void navigate(stepAddress(step));
	};
	const sendBy = (sending: Sending) =>
		void run(() => create(sending), notify, { failed: m["listings.register.failed"]() });
	return {
		body,
		isSending: isBusy,
		send: () => sendBy(plain),
		sendBy,
		/** Continues as after a response: the registration exists, and may still have a payment due. */
		takeUp: (listingId: string, isUnpaid: boolean) =>
			follow({ listingId, payment: null, ...(isUnpaid && { isUnpaid }) }),
	};
}
