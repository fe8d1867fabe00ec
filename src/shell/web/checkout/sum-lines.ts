import { m } from "../../../paraglide/messages.js";
import { formatRupeesExact, type Paise, rupeesFromPaise } from "../../../platform/money.ts";
import type { Price } from "../../../subscriptions/checkout.ts";

/** An amount as a sum shows it: "₹2,699.10". */
export const exactly = (amount: Paise): string => formatRupeesExact(rupeesFromPaise(amount));

export type Line = { key: string; value: string };

/** The lines above the total: the plan with its price, and what is taken off it. */
export function sumLines(label: string, { planPrice, discount, discountPercent }: Price, isSkipped: boolean) {
	const off = isSkipped
		? m["shell.pay.skipped"]()
		: m["shell.pay.referral_line"]({ percent: discountPercent });
	const lines: Line[] = [{ key: label, value: exactly(planPrice) }];
	return discount === 0 ? lines : [...lines, { key: off, value: `−${exactly(discount)}` }];
}

/** What the button says that begins the payment; null while there is no plan. */
export function payLabel(due: Paise | null): string {
	if (due === null) return m["shell.pay.pay_plain"]();
	return due === 0 ? m["shell.pay.nothing_due"]() : m["shell.pay.pay"]({ total: exactly(due) });
}
