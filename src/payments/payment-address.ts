/** The address of the page that follows a payment, by the name that everybody asks by. */
export const paymentAddress = (merchantTransactionId: string) =>
	`/payment-status/${encodeURIComponent(merchantTransactionId)}`;
