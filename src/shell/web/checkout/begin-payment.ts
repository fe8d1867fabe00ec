import { paymentAddress } from "../../../payments/payment-address.ts";
import { goingToPay, type PaymentUnderWay } from "../../../payments/web/going-to-pay.ts";
import { ApiFailure, apiOf } from "../../../platform/web/call-api.ts";
import type { CheckoutApi } from "../../../subscriptions/checkout.contract.ts";
import { type FormFields, toFormData } from "./form-data.ts";

const call = apiOf<CheckoutApi>();

/** The timeout in milliseconds; sending again starts no second payment. */
const timeoutMs = 30_000;

/** A started payment and its listing; `redirectUrl` is empty if the provider cannot be reached. */
export type CheckoutUnderWay = PaymentUnderWay & { professionalId: string };

/** The payment that was started although the provider could not be reached; null for every other failure. */
export function begunWithout(failure: unknown): CheckoutUnderWay | null {
	if (!(failure instanceof ApiFailure) || failure.status !== 503) return null;
	const { merchantTransactionId, professionalId } = failure.body;
	if (typeof merchantTransactionId !== "string" || typeof professionalId !== "string") return null;
	return { merchantTransactionId, professionalId, redirectUrl: "" };
}

/** Whether the failure says that another total is due now. */
export const isPriceChanged = (failure: unknown): boolean =>
	failure instanceof ApiFailure && failure.status === 409 && typeof failure.body["amount"] === "number";

/** Whether the plan was refused, so that sending it again would be refused too. */
export const isPlanRefused = (failure: unknown): boolean =>
	failure instanceof ApiFailure &&
	failure.status === 400 &&
	failure.errors.some(({ path }) => path === "subs_id");

/**
 * Starts a payment; `onAway` is called if the provider cannot be reached, and the payment continues without it.
 * Throws ApiFailure.
 */
export async function beginPayment(
	fields: FormFields,
	{ idempotencyKey, onAway }: { idempotencyKey: string; onAway: (message: string) => void },
): Promise<CheckoutUnderWay> {
	try {
		const body = toFormData(fields);
		const signal = AbortSignal.timeout(timeoutMs);
		return (await call("POST /api/payments/phonepe/pay", { body, idempotencyKey, signal })).data;
	} catch (failure) {
		const begun = begunWithout(failure);
		if (begun === null || !(failure instanceof ApiFailure)) throw failure;
		onAway(failure.message);
		return begun;
	}
}

/** Where the browser goes after the payment was started. */
export function afterBeginning(payment: PaymentUnderWay): { to: string; state?: PaymentUnderWay } {
	if (payment.redirectUrl !== "") return goingToPay(payment);
	return { to: paymentAddress(payment.merchantTransactionId) };
}
