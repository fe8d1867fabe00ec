import { routerPath } from "../../platform/local-path.ts";
import { paymentAddress } from "../payment-address.ts";

/** How to get to an address: within the app, or by leaving it. */
export type PayingLink = { by: "app" | "browser"; to: string };

/**
 * The link to a payment's page from one of our pages at `origin`: only to a path of ours or to an http(s) address,
 * otherwise null. Our payment pages open in the app; all others, such as the sandbox's, leave it.
 */
export function payingLink(redirectUrl: string, origin: string): PayingLink | null {
	const isPath = redirectUrl.startsWith("/");
	if (!isPath && !/^https?:\/\//i.test(redirectUrl)) return null;
	let url: URL;
	try {
		url = new URL(redirectUrl, origin);
	} catch {
		return null;
	}
	const isOurs = url.origin === origin;
	// "//elsewhere" and "/\elsewhere" only look like paths.
	if (isPath && !isOurs) return null;
	if (!isOurs) return { by: "browser", to: url.href };
	const path = routerPath(url.pathname + url.search);
	return { by: path.startsWith(paymentAddress("")) ? "app" : "browser", to: path };
}
