import { gstPercent, taxSplit, undividedTax } from "../../../invoices/gst.ts";
import { m } from "../../../paraglide/messages.js";
import type { Paise } from "../../../platform/money.ts";
import { exactly, type Line } from "./sum-lines.ts";

const included = (tax: string, amount: Paise): Line => ({
	key: m["shell.pay.tax_included"]({ tax }),
	value: exactly(amount),
});

/**
 * The GST within a total, with the names and amounts of the invoice; one line while the buyer's state is unknown
 * (null), none if the seller charges no GST (null). States are GST codes of two digits.
 */
export function gstLines(total: Paise, sellerState: string | null, buyerState: string | null): Line[] {
	if (sellerState === null || total === 0) return [];
	if (buyerState === null) {
		return [
			{ key: m["shell.pay.gst_included"]({ percent: gstPercent }), value: exactly(undividedTax(total)) },
		];
	}
	const { percent, cgst, sgst, igst, stateTax } = taxSplit(total, sellerState, buyerState);
	if (igst > 0) return [included(m["invoices.paper.igst"]({ percent }), igst)];
	const half = { percent: percent / 2 };
	const ofState = stateTax === "SGST" ? m["invoices.paper.sgst"](half) : m["invoices.paper.utgst"](half);
	return [included(m["invoices.paper.cgst"](half), cgst), included(ofState, sgst)];
}

/** The line above all plans, with GST if the seller (a GST state code, or null) charges it. */
export const plansLead = (sellerState: string | null): string =>
	sellerState === null
		? m["shell.register_plan.lead"]()
		: m["shell.register_plan.lead_gst"]({ percent: gstPercent });
