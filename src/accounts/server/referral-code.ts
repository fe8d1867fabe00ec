import { randomBytes } from "node:crypto";

/** Crockford's base32: no I, L, O or U, so that a code read aloud or copied by hand is not mistaken. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A random referral code of 8 characters. */
export function newReferralCode(): string {
	return Array.from(randomBytes(8), (byte) => alphabet.charAt(byte % alphabet.length)).join("");
}
