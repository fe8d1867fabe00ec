import { and, eq, gte, inArray, lte, sql } from "drizzle-orm";
import { indianDay } from "../../platform/dates.ts";
import type { DayRange } from "../../platform/day-range.ts";
import { type Paise, paise } from "../../platform/money.ts";
import type { Db } from "../../platform/server/database.ts";
import { newId } from "../../platform/server/ids.ts";
import { kindNumberOf, type PaymentKind } from "../payment-kind.ts";
import { paymentTotals, payments } from "./payments.tables.ts";

type Counted = PaymentKind & { amount: Paise; createdAt: Date; count: 1 | -1 };

/** Counts payments that came to a kind (1) or left it (-1). */
export async function addToTotals(tx: Db, changes: readonly Counted[]): Promise<void> {
	if (changes.length === 0) return;
	const rows = changes.map((change) => ({
		id: newId(),
		day: indianDay(change.createdAt),
		kind: kindNumberOf(change),
		count: change.count,
		amount: change.count * change.amount,
	}));
	await tx.insert(paymentTotals).values(rows);
}

const count = sql`coalesce(sum(${paymentTotals.count}), 0)`.mapWith(Number);
const amount = sql`coalesce(sum(${paymentTotals.amount}), 0)`.mapWith(Number);

const paiseSum = amount.mapWith((sum) => paise(Number(sum)));

export type PaymentTotals = { count: number; amount: Paise };

/** Number and sum of the payments of these kinds that began within these Indian days. */
export async function sumTotals(
	db: Db,
	{ kinds, startDate, endDate }: DayRange & { kinds: number[] },
): Promise<PaymentTotals> {
	const [row] = await db
		.select({ count, amount })
		.from(paymentTotals)
		.where(
			and(
				inArray(paymentTotals.kind, kinds),
				startDate === undefined ? undefined : gte(paymentTotals.day, startDate),
				endDate === undefined ? undefined : lte(paymentTotals.day, endDate),
			),
		);
	return { count: row?.count ?? 0, amount: paise(row?.amount ?? 0) };
}

/** The same for one person, whose payments are few enough to be added up. */
export async function sumOfPerson(
	db: Db,
	{
		userId,
		kinds,
		from,
		until,
	}: { userId: string; kinds: number[]; from?: string | undefined; until?: string | undefined },
): Promise<PaymentTotals> {
	const [row] = await db
		.select({
			count: sql`count(*)`.mapWith(Number),
			amount: sql`coalesce(sum(${payments.amount}), 0)`.mapWith(Number),
		})
		.from(payments)
		.where(
			and(
				eq(payments.userId, userId),
				inArray(payments.kind, kinds),
				from === undefined ? undefined : sql`${payments.createdAt} >= ${from}`,
				until === undefined ? undefined : sql`${payments.createdAt} < ${until}`,
			),
		);
	return { count: row?.count ?? 0, amount: paise(row?.amount ?? 0) };
}

/** Makes one row for each day and kind that has new ones. A reader sees the same sums throughout. */
export async function foldTotals(db: Db): Promise<void> {
	await db.execute(sql`
		with changed as (
			select distinct day, kind from ${paymentTotals} where not is_folded
		), gone as (
			delete from ${paymentTotals} totals using changed
			where totals.day = changed.day and totals.kind = changed.kind
			returning totals.day, totals.kind, totals.count, totals.amount
		)
		insert into ${paymentTotals} (id, day, kind, count, amount, is_folded)
		select gen_random_uuid(), day, kind, sum(count), sum(amount), true from gone
		group by day, kind
		having sum(count) <> 0 or sum(amount) <> 0`);
}

/** Number and sum of all payments of each kind. */
export function readKindTotals(db: Db): Promise<(PaymentTotals & { kind: number })[]> {
	return db
		.select({ kind: paymentTotals.kind, count, amount: paiseSum })
		.from(paymentTotals)
		.groupBy(paymentTotals.kind);
}

/** The sum of the payments of these kinds by the Indian month in which they began, "2026-11", from a day on. */
export function readMonthTotals(
	db: Db,
	{ kinds, startDate }: { kinds: number[]; startDate: string },
): Promise<{ month: string; kind: number; amount: Paise }[]> {
	const month = sql<string>`to_char(${paymentTotals.day}, 'YYYY-MM')`;
	return db
		.select({ month, kind: paymentTotals.kind, amount: paiseSum })
		.from(paymentTotals)
		.where(and(gte(paymentTotals.day, startDate), inArray(paymentTotals.kind, kinds)))
		.groupBy(month, paymentTotals.kind);
}
