import type { Viewer } from "../../platform/access.ts";
import { AppError } from "../../platform/app-error.ts";
import { findTransition } from "../../platform/lifecycle.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { statusNames } from "../payment-status-names.ts";
import { m } from "../../paraglide/messages.js";
import { type PaymentTransition, paymentTransitions } from "../payment.ts";
import type { PaymentRecordInput } from "../payments.contract.ts";
import { auditPayment, reasonOf } from "./audit-payment.ts";
import { movedEvent } from "./payment-moved.ts";
import type { PaymentsContext } from "./payments.context.ts";
import { movePayment, type PaymentRow } from "./payments.repository.ts";
import { sumOfRefunds } from "./refunds.repository.ts";
import { refuseUndecided } from "./refund-decision.ts";

type Field = keyof PaymentRecordInput;
/** The column of an input field, if the names differ. */
const columnOf = { plan: "refundedPlan", reward: "refundedReward" } as const;

/**
 * Handles a record whose name exists: a pending payment that was recorded by hand gets the new status, audited and
 * published; an equal record changes nothing. The caller has locked the row. Returns its id. Throws conflict if the name
 * belongs to another payment, if the payment has ended, or if more than the status differs, with the differing fields.
 */
export async function recordAgain(
	{ paymentMoved }: Pick<PaymentsContext, "paymentMoved">,
	tx: Db,
	viewer: Viewer,
	{ before, paid }: { before: PaymentRow; paid: PaymentRow | undefined },
	given: PaymentRow,
): Promise<string> {
	if (!isByHand(before)) throw new AppError("conflict", m["payments.record.taken"]());
	const step = stepTo(before, given);
	refuseOther(before, given, step !== null);
	if (step === null) return before.id;
	const at = given.createdAt;
	const { paymentDate } = given;
	const added = addedBy(before, given);
	const { refundedPlan, refundedReward, transactionId, remarks } = added;
	const decision = { refundedPlan, refundedReward };
	// The sum includes this refund, which is recorded and not failed yet.
	if (paid !== undefined && step.to === "success" && (await sumOfRefunds(tx, paid.id)) >= paid.amount)
		refuseUndecided(paid, decision);
	const isMoved = await movePayment(tx, before, step, { paymentDate, ...added, updatedAt: at });
	// The row is locked, so its status cannot have changed.
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
}

/** The fields that may be empty at first, with what the new record adds. */
const addedBy = (before: PaymentRow, given: PaymentRow) => ({
	transactionId: before.transactionId ?? given.transactionId,
	remarks: before.remarks ?? given.remarks,
	refundedPlan: before.refundedPlan ?? given.refundedPlan,
	refundedReward: before.refundedReward ?? given.refundedReward,
});

/** Whether staff recorded it; an online payment has a category, even if nothing was due. */
const isByHand = ({ provider, paymentType, paymentForCategory, amount }: PaymentRow): boolean =>
	provider === null && (paymentType === "refund" || paymentForCategory === null || amount > 0);

/** The transition between two statuses; null if they are equal. Throws conflict if there is none. */
function stepTo(before: PaymentRow, given: PaymentRow): PaymentTransition | null {
	if (before.status === given.status) return null;
	const step =
		given.status !== "pending" &&
		findTransition(
			paymentTransitions,
			before.status,
			given.status === "success" ? "succeed" : "fail",
			"staff",
		);
	if (step) return step;
	const msg = m["payments.record.ended"]({ status: statusNames[before.status]() });
	throw new AppError("conflict", msg, { errors: [{ path: "status", msg }] });
}

function refuseOther(before: PaymentRow, given: PaymentRow, isMoved: boolean): void {
	const differing: Field[] = [
		...(before.userId === given.userId ? [] : (["mobile"] as const)),
		...firm.filter((field) => before[field] !== given[field]),
		...open.filter((field) => !isOpenOrSame(before[field], given[field], isMoved)),
		...decisions.filter((field) => !isOpenOrSame(before[columnOf[field]], given[columnOf[field]], isMoved)),
		...(isMoved || isSameMoment(before, given) ? [] : (["paymentDate"] as const)),
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
/** Fields that can be empty until the payment ends; if omitted later, they stay unchanged. */
const open = ["transactionId", "remarks"] as const satisfies Field[];

const decisions = ["plan", "reward"] as const satisfies Field[];

const isOpenOrSame = (before: string | null, given: string | null, isMoved: boolean) =>
	given === null || given === before || (isMoved && before === null);

const isSameMoment = (before: PaymentRow, given: PaymentRow) =>
	before.paymentDate?.getTime() === given.paymentDate?.getTime();
