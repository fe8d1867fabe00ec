/** The address of the page that follows a payment. */
export const paymentAddress = (merchantTransactionId: string) =>
	`/payment-status/${encodeURIComponent(merchantTransactionId)}`;
