import type { Viewer } from "../../platform/access.ts";
import { AppError } from "../../platform/app-error.ts";
import type { ModuleEvent } from "../../platform/server/database/module-event.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { m } from "../../paraglide/messages.js";
import { type PaymentTransition, paymentTransition } from "../payment.ts";
import type { PaymentRecordInput } from "../payments.contract.ts";
import { auditPayment, reasonOf } from "./audit-payment.ts";
import { movedEvent, type PaymentMoved } from "./payment-moved.ts";
import { movePayment, type PaymentRow } from "./payments.repository.ts";
import { sumOfRefunds } from "./refunds.repository.ts";
import { refuseUndecided } from "./refund-decision.ts";

type Field = keyof PaymentRecordInput;
/** What an input field is called in the row, where the two differ. */
const columnOf = { plan: "refundedPlan", reward: "refundedReward" } as const;

/**
 * Handles a record whose name exists: a pending payment that was recorded by hand moves to the new status, audited
 * and published; an equal record changes nothing. The caller has locked the row. Returns its id. Throws conflict if
 * the name belongs to another payment, if the payment has ended, or if more than the status differs, with the fields
 * that do.
 */
export function createRecordAgain(paymentMoved: ModuleEvent<PaymentMoved>) {
	return async function recordAgain(
		tx: Db,
		viewer: Viewer,
		{ before, paid }: { before: PaymentRow; paid: PaymentRow | undefined },
		said: PaymentRow,
	): Promise<string> {
		if (!isByHand(before)) throw new AppError("conflict", m["payments.record.taken"]());
		const step = stepTo(before, said);
		refuseOther(before, said, step !== null);
		if (step === null) return before.id;
		const at = said.createdAt;
		const { paymentDate } = said;
		const [transactionId, remarks] = [
			before.transactionId ?? said.transactionId,
			before.remarks ?? said.remarks,
		];
		const decision = {
			refundedPlan: before.refundedPlan ?? said.refundedPlan,
			refundedReward: before.refundedReward ?? said.refundedReward,
		};
		// This refund is among those that are summed up: it is in the books and not failed yet.
		if (paid !== undefined && step.to === "success" && (await sumOfRefunds(tx, paid.id)) >= paid.amount)
			refuseUndecided(paid, decision);
		const facts = { paymentDate, transactionId, remarks, ...decision };
		const isMoved = await movePayment(tx, before.id, step, { ...facts, updatedAt: at });
		// The row is locked, so it cannot have moved in between.
		if (!isMoved) throw new Error(`a locked payment moved: ${before.id}`);
		await auditPayment(tx, {
			at,
			actorId: viewer.userId,
			action: "payment.move",
			subjectId: before.id,
			reason: reasonOf({ ...before, remarks }),
			before: { status: before.status },
			after: { status: step.to, transactionId, ...(paid !== undefined && decision) },
		});
		const moved = { ...before, transactionId, ...decision };
		await paymentMoved.announce(tx, movedEvent(moved, step.to, paymentDate ?? at, viewer.userId));
		return before.id;
	};
}

/** What a person wrote; a payment that was begun names what it is for, also where nothing was due. */
const isByHand = ({ provider, paymentType, paymentForCategory, amount }: PaymentRow): boolean =>
	provider === null && (paymentType === "refund" || paymentForCategory === null || amount > 0);

/** The transition between two statuses; null if they are equal. Throws conflict if there is none. */
function stepTo(before: PaymentRow, said: PaymentRow): PaymentTransition | null {
	if (before.status === said.status) return null;
	const step =
		said.status !== "pending" &&
		paymentTransition(before.status, said.status === "success" ? "succeed" : "fail", "staff");
	if (step) return step;
	const msg = m["payments.record.ended"]({ status: before.status });
	throw new AppError("conflict", msg, { errors: [{ path: "status", msg }] });
}

function refuseOther(before: PaymentRow, said: PaymentRow, isMoved: boolean): void {
	const differing: Field[] = [
		...(before.userId === said.userId ? [] : (["mobile"] as const)),
		...firm.filter((field) => before[field] !== said[field]),
		...open.filter((field) => !isOpenOrSame(before[field], said[field], isMoved)),
		...decisions.filter((field) => !isOpenOrSame(before[columnOf[field]], said[columnOf[field]], isMoved)),
		...(isMoved || isSameMoment(before, said) ? [] : (["paymentDate"] as const)),
	];
	if (differing.length === 0) return;
	const errors = differing.map((path) => ({ path, msg: m["payments.record.differs_here"]() }));
	throw new AppError("conflict", m["payments.record.differs"](), { errors });
}

const firm = [
	"amount",
	"itemId",
	"itemType",
	"paymentType",
	"paymentMethod",
	"isTestPayment",
	"refundOf",
] as const satisfies Field[];
/** These may stay empty until there is an end; left out later they stay as they are. */
const open = ["transactionId", "remarks"] as const satisfies Field[];

const decisions = ["plan", "reward"] as const satisfies Field[];

const isOpenOrSame = (before: string | null, said: string | null, isMoved: boolean) =>
	said === null || said === before || (isMoved && before === null);

const isSameMoment = (before: PaymentRow, said: PaymentRow) =>
	before.paymentDate?.getTime() === said.paymentDate?.getTime();
