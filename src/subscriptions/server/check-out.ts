import type { RejectedImage } from "../../listings/listing-answers.ts";
import type { SentForm } from "../../listings/server/listings.api.ts";
import { openPayment } from "../../payments/server/payments.api.ts";
import type { Viewer } from "../../platform/access.ts";
import type { CheckoutForm } from "../checkout.contract.ts";
import { checkOrder } from "./check-order.ts";
import type { SubscriptionsContext } from "./subscriptions.context.ts";
import { type BegunCheckout, orderFailure, writeOrder } from "./write-order.ts";

/** A started checkout, and the page where the browser continues. */
export type CheckedOut = {
	merchantTransactionId: string;
	redirectUrl: string;
	professionalId: string;
	rejectedImages: RejectedImage[];
};

/** The stored result of a checkout. The provider's page is requested again because it expires. */
type StoredCheckout = BegunCheckout & { message: string; rejectedImages: RejectedImage[] };

/**
 * Starts the payment for a plan, for an existing listing or for one that is registered with it. The same
 * Idempotency-Key starts one payment however often it is sent. Throws forbidden; not_found; bad_input with all faults;
 * conflict (the price changed, the free trial is used, the listing is already registered or paid, or the key was sent
 * with another form); service_away if the provider is unreachable: the records are kept, and nothing is charged.
 */
export async function checkOut(
	ctx: SubscriptionsContext,
	viewer: Viewer,
	sent: SentForm<CheckoutForm>,
): Promise<CheckedOut> {
	const begun = await storeOnce(ctx, viewer, sent).catch((failure: unknown) => {
		throw orderFailure(failure);
	});
	const { paymentId, merchantTransactionId, listingId, message, rejectedImages } = begun;
	const redirectUrl = await openPayment(ctx.payments, paymentId, message);
	return { merchantTransactionId, redirectUrl, professionalId: listingId, rejectedImages };
}

function storeOnce(
	ctx: SubscriptionsContext,
	viewer: Viewer,
	sent: SentForm<CheckoutForm>,
): Promise<StoredCheckout> {
	return ctx.registration.registerOnce(viewer, "POST /api/payments/phonepe/pay", sent, async (prepare) => {
		const order = await checkOrder(ctx, viewer, sent.form);
		const { buysFor, message } = order;
		const prepared = "registration" in buysFor ? await prepare(buysFor.registration) : undefined;
		const rejectedImages = prepared?.rejectedImages ?? [];
		return async (tx) => {
			const begun = await writeOrder(ctx, tx, viewer, order, prepared);
			return { status: 200, answer: { ...begun, message, rejectedImages } };
		};
	});
}
