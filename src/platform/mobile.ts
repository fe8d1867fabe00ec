/** What can be wrong with a typed mobile; each screen and each call has its own message for it. */
export type MobileFault = "empty" | "too_short" | "too_long" | "invalid";

/**
 * The digits with the country code 91, which people often omit: ten digits are an Indian number, and so are eleven
 * with the trunk prefix 0. After a "+" the country code is already there.
 */
function withCountryCode(typed: string): string {
	const digits = typed.replace(/\D/g, "");
	if (typed.trim().startsWith("+")) return digits;
	if (digits.length === 11 && digits.startsWith("0")) return `91${digits.slice(1)}`;
	return digits.length === 10 ? `91${digits}` : digits;
}

/** What is wrong with a typed mobile, or null; the rule runs on its digits, which begin with 91. */
function faultOf(typed: string): MobileFault | null {
	if (typed.trim() === "") return "empty";
	const full = withCountryCode(typed);
	if (full.length < 12) return "too_short";
	if (full.length > 12) return "too_long";
	return /^91[6-9]\d{9}$/.test(full) && /^[+\d\s()-]+$/.test(typed) ? null : "invalid";
}

/**
 * Normalizes a typed mobile to "+91" and ten digits, or returns what is wrong. Rows N-19 to N-22 define the order of
 * the checks.
 */
export function readMobile(typed: string): { mobile: string } | { fault: MobileFault } {
	const fault = faultOf(typed);
	return fault === null ? { mobile: `+91${typed.replace(/\D/g, "").slice(-10)}` } : { fault };
}

/** Whether a mobile is in the stored format: "+91" and ten digits. */
export function isMobile(text: string): boolean {
	return /^\+91[6-9]\d{9}$/.test(text);
}

/** "+91 98••••••21": enough to distinguish two mobiles, too little to call. Empty stays empty. */
export function maskMobile(mobile: string): string {
	return mobile.replace(/^\+91(\d{2})\d{6}(\d{2})$/, "+91 $1••••••$2");
}
