import { findTransition } from "../../platform/lifecycle.ts";
import { formatRupeesExact, rupeesFromPaise } from "../../platform/money.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { m } from "../../paraglide/messages.js";
import {
	type PaymentAction,
	type PaymentActor,
	type PaymentStatus,
	paymentTransitions,
	whenPaid,
} from "../payment.ts";
import { movedEvent } from "./payment-moved.ts";
import type { ProviderOrder, ProviderTerms } from "./payment-provider.ts";
import type { ProviderContext } from "./payments.context.ts";
import {
	lockPayment,
	type MovedFacts,
	movePayment,
	noteAttention,
	type PaymentRow,
} from "./payments.repository.ts";
import { findPendingFor } from "./pending.repository.ts";

/** The result of asking the provider about an order: its status, that it is unknown, or that it was refused. */
export type OrderEvidence = { is: "order"; order: ProviderOrder } | { is: "unknown" } | { is: "refused" };

/** What settles a payment: the provider's result, a zero amount, or a waiver by staff. */
export type Evidence = OrderEvidence | { is: "nothing-due" } | { is: "waived" };

type SettleContext = Pick<ProviderContext, "clock" | "paymentMoved" | "log" | "provider">;

/**
 * The only function that changes a payment's status by evidence. Locks the payment, makes the transition if there is
 * one, and publishes it, all in the caller's transaction; repeated or late evidence changes nothing. Returns the
 * payment's status. A different order or amount changes nothing either: staff see why in the payment (`attention`)
 * and in the log. Throws if nothing-due is passed for a payment with an amount due.
 */
export async function settle(
	ctx: SettleContext,
	tx: Db,
	paymentId: string,
	evidence: Evidence,
): Promise<PaymentStatus> {
	const payment = await lockPayment(tx, paymentId);
	if (payment === undefined) throw new Error(`no such payment: ${paymentId}`);
	const now = ctx.clock();
	const fault = evidence.is === "order" ? mismatch(payment, evidence.order) : null;
	if (fault !== null) {
		if (await noteAttention(tx, paymentId, fault, now))
			ctx.log.error({ paymentId, fault }, "payment does not fit");
		return payment.status;
	}
	const next = actionOf(ctx.provider.terms, payment, evidence, now);
	const step = next && findTransition(paymentTransitions, payment.status, next.action, next.actor);
	if (!step) return payment.status;
	const at =
		step.to === "success" && evidence.is === "order" ? whenPaid(evidence.order.paidAt, payment, now) : now;
	const facts = factsOf(evidence, step.to === "success" ? at : null);
	const isMoved = await movePayment(tx, payment, step, { ...facts, updatedAt: now });
	// The row is locked, so its status cannot have changed.
	if (!isMoved) throw new Error(`a locked payment moved: ${paymentId}`);
	await ctx.paymentMoved.announce(tx, movedEvent({ ...payment, ...facts }, step.to, at));
	return step.to;
}

/** Settles a payment without an amount due immediately, without the provider. Throws if an amount is due. */
export async function settleNothingDue(ctx: SettleContext, tx: Db, paymentId: string): Promise<void> {
	await settle(ctx, tx, paymentId, { is: "nothing-due" });
}

/**
 * Handles a waiver by staff: pending payments for this item fail, in the caller's transaction. Money that still
 * arrives counts as after any other failure.
 */
export async function waivePending(ctx: SettleContext, tx: Db, itemId: string): Promise<void> {
	for (const paymentId of await findPendingFor(tx, itemId))
		await settle(ctx, tx, paymentId, { is: "waived" });
}

/** How our payment and the provider's order differ, as a message for staff; null if they agree. */
function mismatch(
	{ amount, providerOrderId, paymentType }: Pick<PaymentRow, "amount" | "providerOrderId" | "paymentType">,
	order: ProviderOrder,
): string | null {
	if (order.amount !== amount) {
		const [ours, theirs] = [amount, order.amount].map((one) => formatRupeesExact(rupeesFromPaise(one)));
		const amounts = { ours: ours ?? "", theirs: theirs ?? "" };
		return paymentType === "refund"
			? m["payments.attention.refund_amount"](amounts)
			: m["payments.attention.amount"](amounts);
	}
	if (providerOrderId !== null && order.providerOrderId !== providerOrderId)
		return m["payments.attention.order"]({ ours: providerOrderId, theirs: order.providerOrderId });
	return null;
}

function actionOf(
	terms: ProviderTerms,
	payment: PaymentRow,
	evidence: Evidence,
	now: Date,
): { action: PaymentAction; actor: PaymentActor } | null {
	if (evidence.is === "nothing-due") {
		if (payment.amount > 0) throw new Error(`something is due: ${payment.id}`);
		return { action: "succeed", actor: "nothing-due" };
	}
	if (evidence.is === "waived") return { action: "fail", actor: "waiver" };
	if (evidence.is === "order") {
		const { state } = evidence.order;
		return state === "pending"
			? null
			: { action: state === "success" ? "succeed" : "fail", actor: "provider" };
	}
	const isOver = evidence.is === "refused" || isGivenUp(terms, payment, now);
	return isOver ? { action: "fail", actor: "provider" } : null;
}

/** An order may still reach the provider while its page can be open, and a while longer. */
function isGivenUp(
	{ pageSeconds, unknownSeconds }: ProviderTerms,
	{ createdAt, expiresAt }: PaymentRow,
	now: Date,
): boolean {
	const closes = expiresAt?.getTime() ?? createdAt.getTime() + pageSeconds * 1000;
	return now.getTime() >= closes + unknownSeconds * 1000;
}

function factsOf(evidence: Evidence, paymentDate: Date | null): MovedFacts {
	const known =
		evidence.is === "order"
			? { providerOrderId: evidence.order.providerOrderId, transactionId: evidence.order.transactionId }
			: {};
	if (evidence.is === "waived") return { remarks: m["payments.attention.waived"]() };
	// After a failure the schedule continues, because a late success still counts.
	if (paymentDate === null) return evidence.is === "refused" ? { ...known, askAt: null } : known;
	return { ...known, paymentDate, attention: null, askAt: null };
}
