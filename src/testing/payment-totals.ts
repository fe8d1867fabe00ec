import { expect } from "vitest";
import { invoiceNumber } from "../invoices/invoice-number.ts";
import { invoiceCounters, invoices } from "../invoices/server/invoices.tables.ts";
import { payments } from "../payments/server/payments.tables.ts";
import type { Db } from "../platform/server/database/database.ts";
import { referrals } from "../referrals/server/referrals.tables.ts";
import { subscriptions } from "../subscriptions/server/subscriptions.tables.ts";
import { type Note, notesOf, readNotes } from "./payment-spy.ts";

/**
 * Checks that exactly these payments succeeded: each was settled once, bought one plan for its listing, earned one
 * reward and has one invoice; the invoice numbers of each year are consecutive in the order of writing. Every
 * payment had a code and its own listing.
 */
export async function expectBooks(db: Db, settled: readonly string[]): Promise<void> {
	const notes = await readNotes(db);
	const issued = await db.select().from(invoices);
	const numbers = new Map(
		issued.map(({ document, number }) => [document.payment.merchantTransactionId, number]),
	);
	const expected = ["payment success", "subscription", "reward success"];
	for (const name of settled)
		expect(notesOf(notes, name), name).toEqual([...expected, `invoice ${numbers.get(name)}`]);
	const paid = (await db.select().from(payments)).filter(({ status }) => status === "success");
	const names = paid.map(({ merchantTransactionId }) => merchantTransactionId);
	expect(names.toSorted()).toEqual(settled.toSorted());
	await expectNumbers(db, notes, settled.length);

	const ids = paid.map(({ id }) => id).toSorted();
	const bought = await db.select().from(subscriptions);
	expect(bought.map(({ paymentId }) => paymentId ?? "").toSorted()).toEqual(ids);
	expect(bought.filter(({ status }) => status !== "active")).toEqual([]);
	const earned = (await db.select().from(referrals)).filter(({ reward, paid: by }) => reward * 10 === by);
	const rewards = earned.filter(({ paymentStatus }) => paymentStatus === "success");
	expect(rewards.map(({ paymentId }) => paymentId).toSorted()).toEqual(ids);
}

/**
 * Checks that this many numbers were given, without gaps and duplicates, and that the counters are at the last of
 * each year.
 */
async function expectNumbers(db: Db, notes: readonly Note[], count: number): Promise<void> {
	const order = notes.flatMap(({ note }) => (note.startsWith("invoice ") ? note.slice(8) : []));
	expect(order).toHaveLength(count);
	const years = Map.groupBy(order, (number) => number.slice(4, 9));
	for (const [year, given] of years)
		expect(given).toEqual(given.map((_, nth) => invoiceNumber("INV", year, nth + 1)));
	const counters = await db.select().from(invoiceCounters);
	expect(new Map(counters.map(({ financialYear, lastNumber }) => [financialYear, lastNumber]))).toEqual(
		new Map([...years].map(([year, given]) => [year, given.length])),
	);
}
