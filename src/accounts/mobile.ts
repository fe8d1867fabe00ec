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
 * Normalizes a typed mobile to "+91" and ten digits, or returns the message of the fault. Rows N-19 to N-22 define the
 * order and the texts of the rules.
 */
export function normalizeMobile(typed: string): { mobile: string } | { fault: string } {
	const read = readMobile(typed);
	return "fault" in read ? { fault: words[read.fault]() } : read;
}

/**
 * The fault of the digits in a phone field, which shows the country code separately. `path` is the field's name in the
 * request.
 */
export function typedMobileErrors(digits: string, path = "mobile"): ErrorItem[] {
	const read = normalizeMobile(digits === "" ? "" : `+91${digits}`);
	return "fault" in read ? [{ msg: read.fault, path }] : [];
}

/** "+91 98765 43210": a mobile as shown. */
export function formatMobile(mobile: string): string {
	return mobile.replace(/^\+91(\d{5})(\d{5})$/, "+91 $1 $2");
}
