import type { ErrorItem } from "../platform/app-error.ts";
import { type MobileFault, readMobile } from "../platform/mobile.ts";
import { m } from "../paraglide/messages.js";

const words: Record<MobileFault, () => string> = {
	empty: () => m["accounts.mobile.empty"](),
	too_short: () => m["accounts.mobile.too_short"](),
	too_long: () => m["accounts.mobile.too_long"](),
	invalid: () => m["accounts.mobile.invalid"](),
};

/**
 * Turns what was typed into "+91" and ten digits; throws nothing: a fault comes back as its message.
 * Rows N-19 to N-22 give the order of the rules and their wording.
 */
export function normalizeMobile(typed: string): { mobile: string } | { fault: string } {
	const read = readMobile(typed);
	return "fault" in read ? { fault: words[read.fault]() } : read;
}

/** What is wrong with the digits of a phone field, which has the country code in front of it; `path` as the request names it. */
export function typedMobileErrors(digits: string, path = "mobile"): ErrorItem[] {
	const read = normalizeMobile(digits === "" ? "" : `+91${digits}`);
	return "fault" in read ? [{ msg: read.fault, path }] : [];
}

/** "+91 98765 43210": how a mobile is shown. */
export function formatMobile(mobile: string): string {
	return mobile.replace(/^\+91(\d{5})(\d{5})$/, "+91 $1 $2");
}
