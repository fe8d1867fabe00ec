import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import type { SentForm } from "../../listings/server/register-once.ts";
import type { Registration } from "../../listings/server/registration.service.ts";
import type { RejectedImage } from "../../listings/listing-answers.ts";
import type { Payments } from "../../payments/server/payments.service.ts";
import type { Viewer } from "../../platform/access.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database.ts";
import type { Referrals } from "../../referrals/server/referrals.service.ts";
import type { CheckoutForm } from "../checkout.contract.ts";
import { createCheck } from "./check-checkout.ts";
import type { TrialContext } from "./free-trials.ts";
import { type BegunCheckout, createWrite, toldTrial } from "./write-checkout.ts";

type Needs = TrialContext & {
	db: Db;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
	registration: Pick<Registration, "registerOnce">;
	payments: Pick<Payments, "begin" | "findOpen" | "settleNothingDue" | "open">;
	referrals: Pick<Referrals, "find" | "discountPercent" | "addPending" | "referrerOf">;
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
	 * faults, conflict (another price by now, the free trial used, registered or paid already, the key with another form),
	 * and service_away where the provider cannot be reached: what was written is kept, nothing was charged.
	 */
	pay(viewer: Viewer, sent: SentForm<CheckoutForm>): Promise<CheckedOut>;
};

/** What is remembered of a checkout; the provider's page is asked for anew, it closes after a while. */
type Remembered = BegunCheckout & { message: string; rejectedImages: RejectedImage[] };

/** How plans are bought. */
export function createCheckout(needs: Needs): Checkout {
	const { registration, payments } = needs;
	const check = createCheck(needs);
	const write = createWrite(needs);

	function begin(viewer: Viewer, sent: SentForm<CheckoutForm>): Promise<Remembered> {
		return registration.registerOnce(viewer, "POST /api/payments/phonepe/pay", sent, async (prepare) => {
			const order = await check(viewer, sent.form);
			const { buysFor, message } = order;
			const prepared = "registration" in buysFor ? await prepare(buysFor.registration) : undefined;
			const rejectedImages = prepared?.rejectedImages ?? [];
			return async (tx) => {
				const begun = await write(tx, viewer, order, prepared);
				return { status: 200, answer: { ...begun, message, rejectedImages } };
			};
		});
	}

	return {
		async pay(viewer, sent) {
			const begun = await begin(viewer, sent).catch((failure: unknown) => {
				throw toldTrial(failure);
			});
			const { paymentId, merchantTransactionId, listingId, message, rejectedImages } = begun;
			const redirectUrl = await payments.open(paymentId, message);
			return { merchantTransactionId, redirectUrl, professionalId: listingId, rejectedImages };
		},
	};
}
