import { useCallback, useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
import { type Load, useLoading } from "../../../platform/web/use-loading.ts";
import type { ReferralsApi } from "../../../referrals/referrals.contract.ts";
import { useKept } from "./use-kept.ts";

const call = apiOf<ReferralsApi>();

/** The result of a check: its message, and the discount in percent (0 if invalid). */
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

/**
 * Checks the referral code (empty: none); a result belongs to the code it was requested for. A restored code is
 * checked without a press once it `isKnown` whether codes are accepted.
 */
export function useReferral(code: string, isKnown: boolean) {
	const [found, setFound] = useState<ReferralResult | null>(null);
	const [isChecking, setChecking] = useState(false);
	const kept = useKept(code, isKnown);
	const load = useCallback<Load>(
		async (isWanted) => {
			if (!kept) return;
			const answered = await check(kept);
			if (isWanted()) setFound(answered);
		},
		[kept],
	);
	useLoading(load);
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
		/** The restored code is not checked yet, so no total is known. */
		isPending: kept === null || (kept !== "" && found === null),
		ask,
		/** The existing valid result, otherwise a new one; null without a code. */
		confirm: async () => (result?.isValid ? result : ask()),
	};
}
