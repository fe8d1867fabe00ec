/** What can be wrong with a typed mobile; each screen and each call has its own words for it. */
export type MobileFault = "empty" | "too_short" | "too_long" | "invalid";

/** Ten digits alone are an Indian mobile; the country code is left out so often that it is not asked for. */
function isBareIndian(typed: string, digits: string): boolean {
	return digits.length === 10 && !typed.trim().startsWith("+");
}

/** What is wrong with a typed mobile, or null; the rule runs on its digits, which begin with 91. */
function faultOf(typed: string): MobileFault | null {
	const digits = typed.replace(/\D/g, "");
	if (typed.trim() === "") return "empty";
	const full = isBareIndian(typed, digits) ? `91${digits}` : digits;
	if (full.length < 12) return "too_short";
	if (full.length > 12) return "too_long";
	return /^91[6-9]\d{9}$/.test(full) && /^[+\d\s()-]+$/.test(typed) ? null : "invalid";
}

/** Turns what was typed into "+91" and ten digits, or says what is wrong; rows N-19 to N-22 give the order of the rules. */
export function readMobile(typed: string): { mobile: string } | { fault: MobileFault } {
	const fault = faultOf(typed);
	return fault === null ? { mobile: `+91${typed.replace(/\D/g, "").slice(-10)}` } : { fault };
}

/** True for a mobile in the one form in which it is kept: "+91" and ten digits. */
export function isMobile(text: string): boolean {
	return /^\+91[6-9]\d{9}$/.test(text);
}
