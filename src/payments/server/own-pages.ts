import { paymentAddress } from "../payment-address.ts";

/** Our own addresses of payments. */
export type OwnPages = ReturnType<typeof createOwnPages>;

/** The addresses of our pages, for browsers on one of them and for the provider, which redirects browsers back. */
export function createOwnPages(publicUrl: string) {
	const origin = publicUrl.replace(/\/+$/, "");
	return {
		/** The page of a payment, whole. */
		returnUrl: (merchantTransactionId: string) => origin + paymentAddress(merchantTransactionId),
		/**
		 * An address for a browser that is on one of our pages: of one that is ours too, such as the sandbox's, the path,
		 * so that it stays under the name by which it reached us and with the session that it keeps under that name.
		 */
		asReached: (url: string) => (url.startsWith(`${origin}/`) ? url.slice(origin.length) : url),
	};
}
