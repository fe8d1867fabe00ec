import { findUserByMobile, readUsersByIds } from "../../accounts/server/accounts.api.ts";
import { readListingFacts } from "../../listings/server/listing-facts.service.ts";
import { badInput, type ErrorItem } from "../../platform/app-error.ts";
import { indianDay, startOfIndianDay } from "../../platform/dates.ts";
import { paiseFromRupees } from "../../platform/money.ts";
import { readMobile } from "../../platform/mobile.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { m } from "../../paraglide/messages.js";
import type { PaymentRecordInput } from "../payments.contract.ts";
import type { RecordedPlan, RecordedPlans } from "./recorded-plans.ts";
import { findPaymentByName, type PaymentRow } from "./payments.repository.ts";

/** What a record needs to know beyond what was typed. */
export type CheckedRecord = {
	/** Whose payment it is. */
	userId: string;
	/** When the money came in or went back. */
	paidAt: Date;
	/** The payment that a refund gives back. */
	paid: PaymentRow | null;
	/** The plan that it buys. */
	plan: RecordedPlan | null;
};

/** Checks a record against what is there; throws bad_input with all that is wrong. */
export async function checkRecord(
	{ db, plans }: { db: Db; plans: Pick<RecordedPlans, "faultsOf"> },
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
	const planFaults = [...planMisfits(input), ...(plan === null ? [] : await plans.faultsOf(db, plan))];
	const faults: ErrorItem[] = [fault, whose.fault, item, when.fault, decision, planFaults].flatMap(
		(one) => one ?? [],
	);
	const [first, ...others] = faults;
	if (first !== undefined) throw badInput([first, ...others]);
	return { userId: whose.userId, paidAt: when.paidAt, paid, plan };
}

type Found<Thing> = Thing & { fault?: ErrorItem };
/** What is in the books: the payment that is given back, and the one that has the record's name already. */
type Known = { paid: PaymentRow | null; before: PaymentRow | null };

/** The payment that a refund names; only what was paid can be given back, and only by a refund. */
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

/** A plan is bought for a listing by a payment that came in or still may; only with a plan there is a buyer. */
function planMisfits({ planId, buyer, itemType, paymentType, status }: PaymentRecordInput): ErrorItem[] {
	if (!planId)
		return buyer && Object.values(buyer).some(Boolean)
			? [{ path: "planId", msg: m["payments.record.plan_missing"]() }]
			: [];
	const isFit = itemType === "WorkerCategory" && paymentType === "payment" && status !== "failed";
	return isFit ? [] : [{ path: "planId", msg: m["payments.record.plan_misfit"]() }];
}

/** Only a refund that names its payment decides about a plan and a reward. */
function decisionFaults(input: PaymentRecordInput): ErrorItem[] {
	if (input.refundOf) return [];
	const given = (["plan", "reward"] as const).filter((field) => input[field]);
	return given.map((path) => ({ path, msg: m["payments.record.decision_without_refund"]() }));
}

/** The person of the mobile, who must be the one who paid what is given back; whose account is deleted has no mobile. */
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
 * What is given back was for the same thing; what is paid for is there and belongs to who paid, or did when it was
 * recorded first. `userId` is null where the person is not known.
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

/** When the money came in or went back: not in the future, and of a refund not before the money was there. */
function momentOf(typed: string, paid: PaymentRow | null, now: Date): Found<{ paidAt: Date }> {
	const isDay = !typed.includes("T");
	const paidAt = isDay ? startOfIndianDay(typed) : new Date(typed);
	const wrong = (msg: string) => ({ paidAt, fault: { path: "paymentDate", msg } });
	if (paidAt > now) return wrong(m["payments.record.future"]());
	const least = paid?.paymentDate ?? null;
	if (least === null || paidAt >= least) return { paidAt };
	// A day means its beginning, which on the day of the payment would be before the payment.
	if (isDay && typed === indianDay(least)) return { paidAt: least };
	return wrong(m["payments.record.before_paid"]());
}
