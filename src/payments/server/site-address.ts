import { localPath } from "../../platform/local-path.ts";
import { paymentAddress } from "../payment-address.ts";

const originOf = (publicUrl: string) => publicUrl.replace(/\/+$/, "");

/** The full address of a payment's page, to which the provider redirects browsers. */
export const returnUrl = (publicUrl: string, merchantTransactionId: string): string =>
	originOf(publicUrl) + localPath(paymentAddress(merchantTransactionId));

/**
 * An address for a browser that is on one of our pages. If the address is ours too, such as the sandbox's, returns
 * only its path: the browser then stays on its current host name and keeps its session.
 */
export function addressFrom(publicUrl: string, url: string): string {
	const origin = originOf(publicUrl);
	return url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
}
