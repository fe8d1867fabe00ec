/** The page that follows a payment, by its public name. */
export const paymentAddress = (merchantTransactionId: string) =>
	`/payment-status/${encodeURIComponent(merchantTransactionId)}`;
