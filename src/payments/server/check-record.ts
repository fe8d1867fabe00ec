import { readUserByMobile, readUsersByIds } from "../../accounts/server/users.service.ts";
import { readListingFacts } from "../../listings/server/listing-facts.service.ts";
import { badInput, type ErrorItem } from "../../platform/app-error.ts";
import { indianDay, startOfIndianDay } from "../../platform/dates.ts";
import { readMobile } from "../../platform/mobile.ts";
import type { Db } from "../../platform/server/database.ts";
import { m } from "../../paraglide/messages.js";
import type { PaymentRecordInput } from "../payments.contract.ts";
import { findPaymentByName, type PaymentRow } from "./payments.repository.ts";

/** What a record needs to know beyond what was typed. */
export type CheckedRecord = {
	/** Whose payment it is. */
	userId: string;
	/** When the money came in or went back. */
	paidAt: Date;
	/** The payment that a refund gives back. */
	paid: PaymentRow | null;
};

/** Checks a record against what is there; throws bad_input with all that is wrong. */
export async function checkRecord(db: Db, input: PaymentRecordInput, now: Date): Promise<CheckedRecord> {
	const { paid, fault } = await findPaid(db, input);
	const { merchantTransactionId: name } = input;
	const before = (name ? await findPaymentByName(db, name) : undefined) ?? null;
	const whose = await findPerson(db, input.mobile, { paid, before });
	const when = momentOf(input.paymentDate, paid, now);
	const item = await itemFault(db, input, { paid, before });
	const decision = decisionFaults(input);
	const faults: ErrorItem[] = [fault, whose.fault, item, when.fault, decision].flatMap((one) => one ?? []);
	const [first, ...others] = faults;
	if (first !== undefined) throw badInput([first, ...others]);
	return { userId: whose.userId, paidAt: when.paidAt, paid };
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

/** Only a refund that names its payment decides about a plan and a reward. */
function decisionFaults(input: PaymentRecordInput): ErrorItem[] {
	if (input.refundOf) return [];
	const given = (["plan", "reward"] as const).filter((field) => input[field]);
	return given.map((path) => ({ path, msg: m["payments.record.decision_without_refund"]() }));
}

/** The person of the mobile, who must be the one who paid what is given back; whose account is deleted has no mobile. */
async function findPerson(
	db: Db,
	typed: string,
	{ paid, before }: Known,
): Promise<Found<{ userId: string }>> {
	const wrong = (msg: string) => ({ userId: "", fault: { path: "mobile", msg } });
	const read = readMobile(typed);
	if ("fault" in read) return wrong(m["payments.record.mobile"]());
	const known = paid ?? before;
	if (known !== null && !(await readUsersByIds(db, [known.userId])).has(known.userId))
		return { userId: known.userId };
	const person = await readUserByMobile(db, read.mobile);
	if (person === undefined) return wrong(m["payments.record.nobody"]());
	if (paid !== null && paid.userId !== person.id) return wrong(m["payments.record.other_person"]());
	return { userId: person.id };
}

/** What is given back was for the same thing; what is paid for is there, or was when it was recorded first. */
async function itemFault(
	db: Db,
	{ itemId, itemType }: PaymentRecordInput,
	{ paid, before }: Known,
): Promise<ErrorItem | undefined> {
	if (paid !== null) {
		const msg = m["payments.record.other_item"]();
		if (paid.itemId !== itemId) return { path: "itemId", msg };
		return paid.itemType === itemType ? undefined : { path: "itemType", msg };
	}
	if (itemType !== "WorkerCategory" || before?.itemId === itemId) return undefined;
	const isThere = (await readListingFacts(db, itemId)) !== undefined;
	return isThere ? undefined : { path: "itemId", msg: m["payments.record.no_listing"]() };
}

/** When the money came in or went back: not in the future, and of a refund not before the money was there. */
function momentOf(typed: string, paid: PaymentRow | null, now: Date): Found<{ paidAt: Date }> {
	const isDay = !typed.includes("T");
	const paidAt = isDay ? startOfIndianDay(typed) : new Date(typed);
	const wrong = (msg: string) => ({ paidAt, fault: { path: "paymentDate", msg } });
	if (paidAt > now) return wrong(m["payments.record.future"]());
	const least = paid?.paymentDate ?? null;
	if (least === null || paidAt >= least) return { paidAt };
	// A day stands for its beginning; on the day of the payment that would be before the payment.
	if (isDay && typed === indianDay(least)) return { paidAt: least };
	return wrong(m["payments.record.before_paid"]());
}
