import { bringsReferralCode } from "../../src/accounts/accounts.policy.ts";
import type { Role } from "../../src/platform/access.ts";
import { readReferralCode } from "../../src/referrals/referral.ts";
import type { DemoProfessional } from "../professionals/professionals.ts";
import { choiceOf } from "../seeded-choice.ts";

const length = 8;

/** The characters of a code, without ambiguous ones. */
const signs = Array.from("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ").filter((sign) => {
	const code = sign.repeat(length);
	return readReferralCode(code) === code;
});

/** The code of the person with this mobile ("+91…"), the same in every demo market; undefined without one. */
export function referralCodeOf(mobile: string): string {
	const choice = choiceOf(`referral-code-${mobile}`);
	return Array.from({ length }, () => choice.pick(signs)).join("");
}

type Account = { mobile: string; role: Role };

/**
 * The codes by mobile, of everyone who gets one in the product: staff, and owners of a listing that was ever
 * active.
 */
export function referralCodes(
	accounts: readonly Account[],
	professionals: readonly Pick<DemoProfessional, "mobile" | "status">[],
): Map<string, string> {
	const holders = [
		...accounts.filter(({ role }) => bringsReferralCode(role)),
		...professionals.filter(({ status }) => status !== "applied"),
	];
	return new Map(holders.map(({ mobile }) => [mobile, referralCodeOf(mobile)]));
}
