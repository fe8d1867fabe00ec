import type { FastifyRequest } from "fastify";
import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import type { PreparedRegistration } from "../../listings/server/prepare-registration.ts";
import type { Registration } from "../../listings/server/registration.service.ts";
import type { RejectedImage } from "../../listings/listing-answers.ts";
import type { Payments } from "../../payments/server/payments.service.ts";
import type { Viewer } from "../../platform/access.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database.ts";
import {
	type Idempotency,
	idempotencyKey,
	type RepeatableRequest,
} from "../../platform/server/idempotency.ts";
import type { UploadedFile } from "../../platform/server/uploads.ts";
import type { Referrals } from "../../referrals/server/referrals.service.ts";
import type { CheckoutForm } from "../checkout.contract.ts";
import { createCheck } from "./check-checkout.ts";
import { type BegunCheckout, createWrite, toldTrial } from "./write-checkout.ts";

type Needs = {
	db: Db;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
	registration: Pick<Registration, "prepare" | "toldFailure">;
	payments: Pick<Payments, "begin" | "findOpen" | "settleNothingDue" | "open">;
	referrals: Pick<Referrals, "find" | "discountPercent" | "addPending" | "referrerOf">;
	idempotency: Pick<Idempotency, "once">;
};

/** A checkout that began, and where the browser goes to pay. */
export type CheckedOut = {
	merchantTransactionId: string;
	redirectUrl: string;
	professionalId: string;
	rejectedImages: RejectedImage[];
};
export type Checkout = {
	/**
	 * Begins to pay for a plan, for a listing that is there or for one that is registered with it. The same
	 * Idempotency-Key begins one payment however often it is sent. Throws forbidden, not_found, bad_input with all
	 * faults, conflict (another price by now, the free trial used, registered or paid already), and service_away where
	 * the provider cannot be reached: what was written is kept, nothing was charged.
	 */
	pay(
		viewer: Viewer,
		form: CheckoutForm,
		sent: { uploads: readonly UploadedFile[]; request: Pick<FastifyRequest, "headers"> },
	): Promise<CheckedOut>;
};

/** What is remembered of a checkout; the provider's page is asked for anew, it closes after a while. */
type Remembered = BegunCheckout & { message: string; rejectedImages: RejectedImage[] };

/** How plans are bought. */
export function createCheckout(needs: Needs): Checkout {
	const { idempotency, registration, payments } = needs;
	const check = createCheck(needs);
	const write = createWrite(needs);

	async function begin(
		viewer: Viewer,
		form: CheckoutForm,
		uploads: readonly UploadedFile[],
		repeatable: RepeatableRequest,
	): Promise<Remembered> {
		const own: { prepared?: PreparedRegistration } = {};
		try {
			const { answer } = await idempotency.once<Remembered>(repeatable, async () => {
				const order = await check(viewer, form);
				if ("registration" in order.buysFor)
					own.prepared = await registration.prepare(viewer, order.buysFor.registration, uploads);
				const { prepared } = own;
				const { message } = order;
				const rejectedImages = prepared?.rejectedImages ?? [];
				return async (tx) => {
					const begun = await write(tx, viewer, order, prepared);
					return { status: 200, answer: { ...begun, message, rejectedImages } };
				};
			});
			// Another request with the key was faster: what this one stored belongs to nobody.
			if (answer.listingId !== own.prepared?.listingId) await own.prepared?.discard();
			return answer;
		} catch (failure) {
			await own.prepared?.discard();
			throw toldTrial(await registration.toldFailure(failure, viewer));
		}
	}

	return {
		async pay(viewer, form, { uploads, request }) {
			const begun = await begin(viewer, form, uploads, {
				userId: viewer.userId,
				route: "POST /api/payments/phonepe/pay",
				key: idempotencyKey(request),
				body: { form, files: uploads.map(({ name, size }) => [name, size]) },
			});
			const { paymentId, merchantTransactionId, listingId, message, rejectedImages } = begun;
			const redirectUrl = await payments.open(paymentId, message);
			return { merchantTransactionId, redirectUrl, professionalId: listingId, rejectedImages };
		},
	};
}
