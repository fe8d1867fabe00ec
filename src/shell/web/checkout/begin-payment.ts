import { paymentAddress } from "../../../payments/payment-address.ts";
import { goingToPay, type PaymentUnderWay } from "../../../payments/web/going-to-pay.ts";
import { ApiFailure, apiOf } from "../../../platform/web/call-api.ts";
import type { CheckoutApi } from "../../../subscriptions/checkout.contract.ts";
import { type FormFields, toFormData } from "./form-data.ts";

const call = apiOf<CheckoutApi>();

/** Longer than this no answer is waited for, in milliseconds: sending again begins nothing twice. */
const timeoutMs = 30_000;

/** A payment that began, and for which listing; `redirectUrl` is empty where the provider cannot be reached. */
export type CheckoutUnderWay = PaymentUnderWay & { professionalId: string };

/** The payment that was begun although the provider could not be reached; null for every other failure. */
export function begunWithout(failure: unknown): CheckoutUnderWay | null {
	if (!(failure instanceof ApiFailure) || failure.status !== 503) return null;
	const { merchantTransactionId, professionalId } = failure.body;
	if (typeof merchantTransactionId !== "string" || typeof professionalId !== "string") return null;
	return { merchantTransactionId, professionalId, redirectUrl: "" };
}

/** True where the failure says that another total is due by now. */
export const isPriceChanged = (failure: unknown): boolean =>
	failure instanceof ApiFailure && failure.status === 409 && typeof failure.body["amount"] === "number";

/** True where the plan was refused: the same one again would be as well. */
export const isPlanRefused = (failure: unknown): boolean =>
	failure instanceof ApiFailure &&
	failure.status === 400 &&
	failure.errors.some(({ path }) => path === "subs_id");

/** Begins a payment; `onAway` is told where the provider cannot be reached, and it goes on without. Throws ApiFailure. */
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

/** Where the browser goes from a payment that began. */
export function afterBeginning(payment: PaymentUnderWay): { to: string; state?: PaymentUnderWay } {
	if (payment.redirectUrl !== "") return goingToPay(payment);
	return { to: paymentAddress(payment.merchantTransactionId) };
}
