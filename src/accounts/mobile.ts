import { m } from "../paraglide/messages.js";

/** What is wrong with a typed mobile, or null; the rule runs on its digits, which begin with 91. */
function faultOf(typed: string): string | null {
	const digits = typed.replace(/\D/g, "");
	if (typed.trim() === "") return m["accounts.mobile.empty"]();
	const full = isBareIndian(typed, digits) ? `91${digits}` : digits;
	if (full.length < 12) return m["accounts.mobile.too_short"]();
	if (full.length > 12) return m["accounts.mobile.too_long"]();
	return /^91[6-9]\d{9}$/.test(full) && /^[+\d\s()-]+$/.test(typed) ? null : m["accounts.mobile.invalid"]();
}

/** Ten digits alone are an Indian mobile; the country code is left out so often that it is not asked for. */
function isBareIndian(typed: string, digits: string): boolean {
	return digits.length === 10 && !typed.trim().startsWith("+");
}

/**
 * Turns what was typed into "+91" and ten digits; throws nothing: a fault comes back as its message.
 * Rows N-19 to N-22 give the order of the rules and their wording.
 */
export function normalizeMobile(typed: string): { mobile: string } | { fault: string } {
	const fault = faultOf(typed);
	if (fault !== null) return { fault };
	return { mobile: `+91${typed.replace(/\D/g, "").slice(-10)}` };
}

/** "+91 98765 43210": how a mobile is shown. */
export function formatMobile(mobile: string): string {
	return mobile.replace(/^\+91(\d{5})(\d{5})$/, "+91 $1 $2");
}
