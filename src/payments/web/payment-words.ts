import { m } from "../../paraglide/messages.js";
import { formatRupeesExact } from "../../platform/money.ts";
import type { PaymentProgress } from "../payments.contract.ts";

/**
 * What is known of a payment: its status, that there is none to see, nothing yet, or nothing because a poll failed.
 */
export type PaymentView = PaymentProgress | "lost" | "looking" | "away";

export type PaymentWords = { title: string; lead: string };

/** The first text of a payment's page. */
export function paymentWords(view: PaymentView): PaymentWords {
	if (view === "looking")
		return { title: m["payments.status.meta_title"](), lead: m["payments.status.looking_lead"]() };
	if (view === "away")
		return { title: m["payments.status.meta_title"](), lead: m["payments.status.away_lead"]() };
	if (view === "lost") return { title: m["payments.status.lost"](), lead: m["payments.status.lost_lead"]() };
	if (view.status === "pending")
		return { title: m["payments.status.pending"](), lead: m["payments.status.pending_lead"]() };
	if (view.isWaived)
		return { title: m["payments.status.waived"](), lead: m["payments.status.waived_lead"]() };
	if (view.status === "failed")
		return { title: m["payments.status.failed"](), lead: m["payments.status.failed_lead"]() };
	if (view.isFreeTrial)
		return { title: m["payments.status.free_trial"](), lead: m["payments.status.free_trial_lead"]() };
	return view.amount === 0
		? { title: m["payments.status.nothing_due"](), lead: m["payments.status.nothing_due_lead"]() }
		: {
				title: m["payments.status.success"](),
				lead: m["payments.status.success_lead"]({ amount: formatRupeesExact(view.amount) }),
			};
}

/** What happens next and what the payer should know; one or two sentences each. */
export function paymentHints(standing: PaymentProgress): string[] {
	if (standing.isWaived) return [m["payments.status.waived_hint"]()];
	if (standing.status === "failed") return [m["payments.status.failed_hint"](), m["payments.status.late"]()];
	if (standing.status === "success") return successHints(standing);
	const isOpen = standing.redirectUrl !== null;
	return [
		...(standing.takesLong ? [m["payments.status.long"]()] : []),
		isOpen ? m["payments.status.pending_open"]() : m["payments.status.pending_closed"](),
		m["payments.status.may_leave"](),
	];
}

function successHints({ paymentForCategory, amount }: PaymentProgress): string[] {
	if (paymentForCategory === "addProfessional") return [m["payments.status.next_listing"]()];
	if (paymentForCategory === "chooseProfessionalSubscription")
		return [amount === 0 ? m["payments.status.next_free"]() : m["payments.status.next_plan"]()];
	return [];
}
