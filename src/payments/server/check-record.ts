import { findUserByMobile, readUsersByIds } from "../../accounts/server/accounts.api.ts";
import { readListingFacts } from "../../listings/server/listings.api.ts";
import { badInput, type ErrorItem } from "../../platform/app-error.ts";
import { indianDay, startOfIndianDay } from "../../platform/dates.ts";
import { paiseFromRupees } from "../../platform/money.ts";
import { readMobile } from "../../platform/mobile.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { m } from "../../paraglide/messages.js";
import type { PaymentRecordInput } from "../payments.contract.ts";
import type { PaymentsContext } from "./payments.context.ts";
import { findPaymentByName, type PaymentRow } from "./payments.repository.ts";
import type { RecordedPlan } from "./sold-plans.ts";

/** What a record needs beyond its input. */
export type CheckedRecord = {
	/** The person who paid. */
	userId: string;
	/** When the money arrived or was refunded. */
	paidAt: Date;
	/** The refunded payment. */
	paid: PaymentRow | null;
	/** The plan that it buys. */
	plan: RecordedPlan | null;
};

/** Checks a record against what is stored. Throws bad_input with everything that is wrong. */
export async function checkRecord(
	{ db, recordedPlans }: Pick<PaymentsContext, "db" | "recordedPlans">,
	input: PaymentRecordInput,
	now: Date,
): Promise<CheckedRecord> {
	const { paid, fault } = await findPaid(db, input);
	const { merchantTransactionId: name } = input;
	const before = (name ? await findPaymentByName(db, name) : undefined) ?? null;
	const whose = await findPerson(db, input.mobile, { paid, before });
	const when = momentOf(input.paymentDate, paid, now);
	const userId = whose.fault === undefined ? whose.userId : null;
	const item = await itemFault(db, input, { paid, before, userId });
	const decision = decisionFaults(input);
	const plan = before === null ? planOf(input) : null;
	const planFaults = [
		...planMisfits(input),
		...(plan === null ? [] : await recordedPlans.faultsOf(db, plan)),
	];
	const faults: ErrorItem[] = [fault, whose.fault, item, when.fault, decision, planFaults].flatMap(
		(one) => one ?? [],
	);
	const [first, ...others] = faults;
	if (first !== undefined) throw badInput([first, ...others]);
	return { userId: whose.userId, paidAt: when.paidAt, paid, plan };
}

type Found<Thing> = Thing & { fault?: ErrorItem };
/** Stored payments: the refunded one, and the one that already has the record's name. */
type Known = { paid: PaymentRow | null; before: PaymentRow | null };

/** The payment that a refund names. Only successful payments can be refunded. */
async function findPaid(
	db: Db,
	{ refundOf, paymentType }: PaymentRecordInput,
): Promise<Found<{ paid: PaymentRow | null }>> {
	if (!refundOf) return { paid: null };
	if (paymentType !== "refund")
		return { paid: null, fault: { path: "refundOf", msg: m["payments.record.only_refund"]() } };
	const found = await findPaymentByName(db, refundOf);
	if (found?.paymentType === "payment" && found.status === "success") return { paid: found };
	return { paid: null, fault: { path: "refundOf", msg: m["payments.record.no_paid"]() } };
}

function planOf({ planId, itemId, buyer, amount }: PaymentRecordInput): RecordedPlan | null {
	if (!planId) return null;
	return { listingId: itemId, planId, buyer: buyer ?? {}, amount: paiseFromRupees(amount) };
}

/** Only a listing's payment that succeeded or can still succeed buys a plan, and only a plan has a buyer. */
function planMisfits({ planId, buyer, itemType, paymentType, status }: PaymentRecordInput): ErrorItem[] {
	if (!planId)
		return buyer && Object.values(buyer).some(Boolean)
			? [{ path: "planId", msg: m["payments.record.plan_missing"]() }]
			: [];
	const isFit = itemType === "WorkerCategory" && paymentType === "payment" && status !== "failed";
	return isFit ? [] : [{ path: "planId", msg: m["payments.record.plan_misfit"]() }];
}

/** Only a refund that names its payment can decide about a plan and a reward. */
function decisionFaults(input: PaymentRecordInput): ErrorItem[] {
	if (input.refundOf) return [];
	const given = (["plan", "reward"] as const).filter((field) => input[field]);
	return given.map((path) => ({ path, msg: m["payments.record.decision_without_refund"]() }));
}

/** The person with the mobile, who must be the payer of a refunded payment. A deleted account has no mobile. */
async function findPerson(
	db: Db,
	typed: string | null | undefined,
	{ paid, before }: Known,
): Promise<Found<{ userId: string }>> {
	const wrong = (msg: string) => ({ userId: "", fault: { path: "mobile", msg } });
	if (!typed) return paid === null ? wrong(m["payments.record.required"]()) : { userId: paid.userId };
	const read = readMobile(typed);
	if ("fault" in read) return wrong(m["payments.record.mobile"]());
	const known = paid ?? before;
	if (known !== null && !(await readUsersByIds(db, [known.userId])).has(known.userId))
		return { userId: known.userId };
	const person = await findUserByMobile(db, read.mobile);
	if (person === undefined) return wrong(m["payments.record.nobody"]());
	if (paid !== null && paid.userId !== person.id) return wrong(m["payments.record.other_person"]());
	return { userId: person.id };
}

/**
 * A refund must be for the same item as its payment. Another item must exist and belong to the payer, or must have
 * done so when it was first recorded. `userId` is null if the person is unknown.
 */
async function itemFault(
	db: Db,
	{ itemId, itemType }: PaymentRecordInput,
	{ paid, before, userId }: Known & { userId: string | null },
): Promise<ErrorItem | undefined> {
	if (paid !== null) {
		const msg = m["payments.record.other_item"]();
		if (paid.itemId !== itemId) return { path: "itemId", msg };
		return paid.itemType === itemType ? undefined : { path: "itemType", msg };
	}
	if (itemType !== "WorkerCategory" || before?.itemId === itemId) return undefined;
	const listing = await readListingFacts(db, itemId);
	if (listing === undefined) return { path: "itemId", msg: m["payments.record.no_listing"]() };
	if (userId === null || listing.userId === userId) return undefined;
	return { path: "itemId", msg: m["payments.record.others_listing"]() };
}

/** When the money arrived or was refunded: not in the future, and for a refund not before its payment. */
function momentOf(typed: string, paid: PaymentRow | null, now: Date): Found<{ paidAt: Date }> {
	const isDay = !typed.includes("T");
	const paidAt = isDay ? startOfIndianDay(typed) : new Date(typed);
	const wrong = (msg: string) => ({ paidAt, fault: { path: "paymentDate", msg } });
	if (paidAt > now) return wrong(m["payments.record.future"]());
	const least = paid?.paymentDate ?? null;
	if (least === null || paidAt >= least) return { paidAt };
	// A day means its start. On the day of the payment, that would be before the payment.
	if (isDay && typed === indianDay(least)) return { paidAt: least };
	return wrong(m["payments.record.before_paid"]());
}
