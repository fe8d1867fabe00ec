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

/** Longer than this no answer is waited for, in milliseconds: sending again registers nothing twice. */
const patience = 30_000;

/** True where the server said no, and not where no answer came or something in between failed. */
const isRefusal = (failure: unknown) =>
	failure instanceof ApiFailure && failure.status >= 400 && failure.status < 500;

/** The registration that stood in the way, as a refusal brings it along. */
function existingIn({ status, body }: ApiFailure): ListingDetails | null {
	const { professional } = body;
	const isThere = status === 409 && typeof professional === "object" && professional !== null;
	return isThere && "_id" in professional ? (professional as ListingDetails) : null;
}

/**
 * Sends what was entered, without the photos: they follow one by one once there is a listing to put them on, and before
 * the payment leads away. A refusal leads to the step that it is about.
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
			const signal = AbortSignal.timeout(patience);
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
			// Refused at once, it made nothing: what stands in its way is older, and takes nothing of it.
			if (isFirst && isRefusal(failure)) enter({ key: "", keyedBody: "" });
			throw failure;
		}
	};
	const tell = (failure: ApiFailure) => {
		const found = existingIn(failure);
		if (found !== null) existing.show(found);
		const faults = failure.status === 400 ? byField(failure.errors) : {};
		// Sent again it would be refused again.
		if (faults["subs_id"] !== undefined) enter({ planId: "" });
		refuse(faults);
		const paths = failure.status === 400 ? failure.errors.map(({ path }) => path) : [];
		const step = found === null ? stepWithFault(paths, steps) : "service";
		if (step !== null) void navigate(stepAddress(step));
	};
	const sendBy = (sending: Sending) =>
		void run(() => create(sending), tell, { failed: m["listings.register.failed"]() });
	return {
		body,
		isSending: isBusy,
		send: () => sendBy(plain),
		sendBy,
		/** Goes on as after an answer: the registration is there, and is to be paid where it is not yet. */
		takeUp: (listingId: string, isUnpaid: boolean) =>
			follow({ listingId, payment: null, ...(isUnpaid && { isUnpaid }) }),
	};
}
