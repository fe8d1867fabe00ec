import { badInput, type ErrorItem } from "../../platform/app-error.ts";
import { m } from "../../paraglide/messages.js";
import type { PaymentRow } from "./payments.repository.ts";

/**
 * Refuses a refund of the whole payment without a decision about the plan and the referral reward. Payments recorded
 * by hand bought neither.
 */
export function refuseUndecided(
	paid: Pick<PaymentRow, "paymentForCategory">,
	{ refundedPlan, refundedReward }: Pick<PaymentRow, "refundedPlan" | "refundedReward">,
): void {
	if (paid.paymentForCategory === null) return;
	const [first, ...others]: ErrorItem[] = [
		...(refundedPlan === null ? [{ path: "plan", msg: m["payments.record.plan_undecided"]() }] : []),
		...(refundedReward === null ? [{ path: "reward", msg: m["payments.record.reward_undecided"]() }] : []),
	];
	if (first !== undefined) throw badInput([first, ...others]);
}
