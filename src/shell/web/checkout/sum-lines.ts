import { m } from "../../../paraglide/messages.js";
import { formatRupeesExact, type Paise, rupeesFromPaise } from "../../../platform/money.ts";
import type { Price } from "../../../subscriptions/checkout.ts";

/** An amount in a sum: "₹2,699.10". */
export const exactly = (amount: Paise): string => formatRupeesExact(rupeesFromPaise(amount));

export type Line = { key: string; value: string };

/** The lines above the total: the plan with its price, and the discount. */
export function sumLines(label: string, { planPrice, discount, discountPercent }: Price, isSkipped: boolean) {
	const off = isSkipped
		? m["shell.pay.skipped"]()
		: m["shell.pay.referral_line"]({ percent: discountPercent });
	const lines: Line[] = [{ key: label, value: exactly(planPrice) }];
	return discount === 0 ? lines : [...lines, { key: off, value: `−${exactly(discount)}` }];
}

/** The label of the payment button; null without a plan. */
export function payLabel(due: Paise | null): string {
	if (due === null) return m["shell.pay.pay_plain"]();
	return due === 0 ? m["shell.pay.nothing_due"]() : m["shell.pay.pay"]({ total: exactly(due) });
}
