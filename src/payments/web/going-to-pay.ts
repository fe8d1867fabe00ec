/** The screen between ours and the payment provider's page. */
export const payingAddress = "/phonepe-loading";

/** A payment that was begun, from the response that began it. */
export type PaymentUnderWay = {
	merchantTransactionId: string;
	/** The provider's page, or our page of the payment if nothing is due. */
	redirectUrl: string;
};

/**
 * Where a screen goes after the payment began: `const { to, state } = goingToPay(data); await navigate(to, { state
 * })`.
 */
export function goingToPay({ merchantTransactionId, redirectUrl }: PaymentUnderWay): {
	to: typeof payingAddress;
	state: PaymentUnderWay;
} {
	return { to: payingAddress, state: { merchantTransactionId, redirectUrl } };
}

/** Whether a payment led to the screen; an address without it did not. */
export const isPaymentUnderWay = (state: unknown): state is PaymentUnderWay =>
	typeof state === "object" &&
	state !== null &&
	"merchantTransactionId" in state &&
	typeof state.merchantTransactionId === "string" &&
	state.merchantTransactionId !== "" &&
	"redirectUrl" in state &&
	typeof state.redirectUrl === "string";
