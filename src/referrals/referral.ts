/** Crockford's base32 reads letters that look like digits as these digits. */
const lookalikes: Record<string, string> = { O: "0", I: "1", L: "1" };
const code = /^[0-9A-HJKMNP-TV-Z]{8}$/;

/**
 * The intended referral code, typed, copied by hand or read aloud: in lower case, with spaces or dashes, with O for 0
 * and I or L for 1. Null if it cannot be a code.
 */
export function readReferralCode(typed: string): string | null {
	const read = typed
		.toUpperCase()
		.replaceAll(/[\s\p{Pd}]/gu, "")
		.replaceAll(/[OIL]/g, (letter) => lookalikes[letter] ?? letter);
	return code.test(read) ? read : null;
}
