import { randomBytes } from "node:crypto";

/** Crockford's base32 has no I, L, O or U, so a code that is read aloud or copied by hand is not misread. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A random referral code of 8 characters. */
export function newReferralCode(): string {
	return Array.from(randomBytes(8), (byte) => alphabet.charAt(byte % alphabet.length)).join("");
}
