import type { Clock } from "../../platform/dates.ts";
import { formatRupeesExact, rupeesFromPaise } from "../../platform/money.ts";
import type { ModuleEvent } from "../../platform/server/database/module-event.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { Log } from "../../platform/server/process/log.ts";
import { m } from "../../paraglide/messages.js";
import {
	payableFor,
	type PaymentAction,
	type PaymentActor,
	type PaymentStatus,
	paymentTransition,
	unknownFor,
	whenPaid,
} from "../payment.ts";
import { movedEvent, type PaymentMoved } from "./payment-moved.ts";
import type { ProviderOrder } from "./payment-provider.ts";
import {
	lockPayment,
	type MovedFacts,
	movePayment,
	noteAttention,
	type PaymentRow,
} from "./payments.repository.ts";

/**
 * What is known of a payment: the provider's order, that the provider does not know it or refused to open it, that
 * nothing is due, or that staff waived it.
 */
export type Said =
	| { is: "order"; order: ProviderOrder }
	| { is: "unknown" }
	| { is: "refused" }
	| { is: "nothing-due" }
	| { is: "waived" };

type Dependencies = { clock: Clock; paymentMoved: ModuleEvent<PaymentMoved>; log: Pick<Log, "error"> };

export type Settle = (tx: Db, paymentId: string, said: Said) => Promise<PaymentStatus>;

/**
 * The only function that moves a payment by what is known of its order. Locks the payment, makes the transition if
 * there is one, and publishes it, all in the caller's transaction; repeated or late, it does nothing. Returns the
 * payment's status. Another order, or another amount, moves nothing: staff see why in the payment's record
 * (`attention`) and in the log. Throws if nothing-due is passed for a payment with an amount due.
 */
export function createSettle({ clock, paymentMoved, log }: Dependencies): Settle {
	return async function settle(tx, paymentId, said) {
		const payment = await lockPayment(tx, paymentId);
		if (payment === undefined) throw new Error(`no such payment: ${paymentId}`);
		const now = clock();
		const fault = said.is === "order" ? mismatch(payment, said.order) : null;
		if (fault !== null) {
			if (await noteAttention(tx, paymentId, fault, now))
				log.error({ paymentId, fault }, "payment does not fit");
			return payment.status;
		}
		const next = actOf(payment, said, now);
		const step = next && paymentTransition(payment.status, next.action, next.actor);
		if (!step) return payment.status;
		const at = step.to === "success" && said.is === "order" ? whenPaid(said.order.paidAt, payment, now) : now;
		const facts = factsOf(said, step.to === "success" ? at : null);
		const isMoved = await movePayment(tx, paymentId, step, { ...facts, updatedAt: now });
		// The row is locked, so it cannot have moved in between.
		if (!isMoved) throw new Error(`a locked payment moved: ${paymentId}`);
		await paymentMoved.announce(tx, movedEvent({ ...payment, ...facts }, step.to, at));
		return step.to;
	};
}

/** What does not fit between our payment and the provider's order, in words for staff; null where all does. */
function mismatch(
	{ amount, providerOrderId, paymentType }: Pick<PaymentRow, "amount" | "providerOrderId" | "paymentType">,
	order: ProviderOrder,
): string | null {
	if (order.amount !== amount) {
		const [ours, theirs] = [amount, order.amount].map((one) => formatRupeesExact(rupeesFromPaise(one)));
		const said = { ours: ours ?? "", theirs: theirs ?? "" };
		return paymentType === "refund"
			? m["payments.attention.refund_amount"](said)
			: m["payments.attention.amount"](said);
	}
	if (providerOrderId !== null && order.providerOrderId !== providerOrderId)
		return m["payments.attention.order"]({ ours: providerOrderId, theirs: order.providerOrderId });
	return null;
}

function actOf(
	payment: PaymentRow,
	said: Said,
	now: Date,
): { action: PaymentAction; actor: PaymentActor } | null {
	if (said.is === "nothing-due") {
		if (payment.amount > 0) throw new Error(`something is due: ${payment.id}`);
		return { action: "succeed", actor: "nothing-due" };
	}
	if (said.is === "waived") return { action: "fail", actor: "waiver" };
	if (said.is === "order") {
		const { state } = said.order;
		return state === "pending"
			? null
			: { action: state === "success" ? "succeed" : "fail", actor: "provider" };
	}
	const isOver = said.is === "refused" || isGivenUp(payment, now);
	return isOver ? { action: "fail", actor: "provider" } : null;
}

/** An order may be on its way to the provider as long as its page could be open, and a while longer. */
function isGivenUp({ createdAt, expiresAt }: PaymentRow, now: Date): boolean {
	const closes = expiresAt?.getTime() ?? createdAt.getTime() + payableFor * 1000;
	return now.getTime() >= closes + unknownFor * 1000;
}

function factsOf(said: Said, paymentDate: Date | null): MovedFacts {
	const known =
		said.is === "order"
			? { providerOrderId: said.order.providerOrderId, transactionId: said.order.transactionId }
			: {};
	if (said.is === "waived") return { remarks: m["payments.attention.waived"]() };
	// After a failure the timetable goes on: a success that comes late still counts.
	if (paymentDate === null) return said.is === "refused" ? { ...known, askAt: null } : known;
	return { ...known, paymentDate, attention: null, askAt: null };
}
