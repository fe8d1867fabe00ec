import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import type { SentForm } from "../../listings/server/registration/register-once.ts";
import type { Registration } from "../../listings/server/registration/registration.service.ts";
import type { RejectedImage } from "../../listings/listing-answers.ts";
import type { Payments } from "../../payments/server/payments.service.ts";
import type { Viewer } from "../../platform/access.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { Referrals } from "../../referrals/server/referrals.service.ts";
import type { CheckoutForm } from "../checkout.contract.ts";
import { createCheck } from "./check-checkout.ts";
import type { TrialContext } from "./free-trials.ts";
import { type BegunCheckout, createWrite, toldTrial } from "./write-checkout.ts";

type Dependencies = TrialContext & {
	db: Db;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
	registration: Pick<Registration, "registerOnce">;
	payments: Pick<Payments, "begin" | "findOpen" | "settleNothingDue" | "waivePending" | "open">;
	referrals: Pick<Referrals, "find" | "discountPercent" | "addPending" | "referrerOf">;
};

/** A started checkout, and the page where the browser continues. */
export type CheckedOut = {
	merchantTransactionId: string;
	redirectUrl: string;
	professionalId: string;
	rejectedImages: RejectedImage[];
};
export type Checkout = {
	/**
	 * Starts the payment for a plan, for an existing listing or for one that is registered with it. The same
	 * Idempotency-Key starts one payment however often it is sent. Throws forbidden; not_found; bad_input with all
	 * faults; conflict (the price changed, the free trial is used, the listing is already registered or paid, or the
	 * key was sent with another form); service_away if the provider is unreachable: the records are kept, and nothing
	 * is charged.
	 */
	pay(viewer: Viewer, sent: SentForm<CheckoutForm>): Promise<CheckedOut>;
};

/** The stored result of a checkout. The provider's page is requested again because it expires. */
type Remembered = BegunCheckout & { message: string; rejectedImages: RejectedImage[] };

/** The use cases for buying plans. */
export function createCheckout(needs: Dependencies): Checkout {
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
