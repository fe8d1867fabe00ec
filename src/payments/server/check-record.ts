import { readUserByMobile, readUsersByIds } from "../../accounts/server/users.service.ts";
import { readListingFacts } from "../../listings/server/listing-facts.service.ts";
import { badInput, type ErrorItem } from "../../platform/app-error.ts";
import { startOfIndianDay } from "../../platform/dates.ts";
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
	const whose = await findPerson(db, input.mobile, paid);
	const paidAt = instantOf(input.paymentDate);
	const faults: ErrorItem[] = [fault ?? [], whose.fault ?? []].flat();
	if (paid !== null && paid.itemId !== input.itemId)
		faults.push({ path: "itemId", msg: m["payments.record.other_item"]() });
	else if (input.itemType === "WorkerCategory" && (await readListingFacts(db, input.itemId)) === undefined)
		faults.push({ path: "itemId", msg: m["payments.record.no_listing"]() });
	if (paidAt > now) faults.push({ path: "paymentDate", msg: m["payments.record.future"]() });
	const [first, ...others] = faults;
	if (first !== undefined) throw badInput([first, ...others]);
	return { userId: whose.userId, paidAt, paid };
}

type Found<Thing> = Thing & { fault?: ErrorItem };

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

/** The person of the mobile, who must be the one who paid what is given back; whose account is deleted has no mobile. */
async function findPerson(
	db: Db,
	typed: string,
	paid: Pick<PaymentRow, "userId"> | null,
): Promise<Found<{ userId: string }>> {
	const wrong = (msg: string) => ({ userId: "", fault: { path: "mobile", msg } });
	const read = readMobile(typed);
	if ("fault" in read) return wrong(m["payments.record.mobile"]());
	if (paid !== null && !(await readUsersByIds(db, [paid.userId])).has(paid.userId))
		return { userId: paid.userId };
	const person = await readUserByMobile(db, read.mobile);
	if (person === undefined) return wrong(m["payments.record.nobody"]());
	if (paid !== null && paid.userId !== person.id) return wrong(m["payments.record.other_person"]());
	return { userId: person.id };
}

/** A day without a time stands for its beginning in India. */
const instantOf = (date: string) => (date.includes("T") ? new Date(date) : startOfIndianDay(date));
