import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
import type { ReferralsApi } from "../../../referrals/referrals.contract.ts";

const call = apiOf<ReferralsApi>();

/** What became of a check: in words, and what the code takes off in percent (0 where it does not count). */
export type ReferralResult = { code: string; isValid: boolean; text: string; percent: number };

async function check(code: string): Promise<ReferralResult> {
	try {
		const found = await call("POST /api/users/check-referral-code", { body: { referralCode: code } });
		const { isValidReferral: isValid, referralMessage: text, discountPercentage } = found;
		return { code, isValid, text, percent: isValid ? discountPercentage : 0 };
	} catch (failure) {
		const message = failure instanceof Error ? failure.message : "";
		const text = m["shell.pay.referral_error"]({ message: message || m["platform.error.unforeseen"]() });
		return { code, isValid: false, text, percent: 0 };
	}
}

/** Checks the referral code (empty: there is none); a result counts for the code that it was asked for. */
export function useReferral(code: string) {
	const [found, setFound] = useState<ReferralResult | null>(null);
	const [isChecking, setChecking] = useState(false);
	const result = found?.code === code ? found : null;

	const ask = async (): Promise<ReferralResult | null> => {
		if (code === "") return null;
		setChecking(true);
		const answered = await check(code);
		setChecking(false);
		setFound(answered);
		return answered;
	};
	return {
		result,
		isChecking,
		ask,
		/** The valid result that is there, else a new one; null without a code. */
		confirm: async () => (result?.isValid ? result : ask()),
	};
}
