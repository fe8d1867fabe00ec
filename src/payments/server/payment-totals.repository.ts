import { and, eq, gte, inArray, lte, not, type SQLWrapper, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { indianDay } from "../../platform/dates.ts";
import type { DayRange } from "../../platform/day-range.ts";
import { type Paise, paise } from "../../platform/money.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { named, type NamedStatement } from "../../platform/server/database/named.ts";
import { kindNumberOf, type PaymentKind } from "../payment-kind.ts";
import { paymentMonthTotals, paymentTotals, payments } from "./payments.tables.ts";

type Counted = PaymentKind & { amount: Paise; createdAt: Date; count: 1 | -1 };

const totalsAdded: NamedStatement = {
	name: "payment_totals_added",
	text: `
		insert into payment_totals (id, day, kind, count, amount)
		select * from unnest($1::uuid[], $2::date[], $3::int[], $4::int[], $5::bigint[])`,
};

/** Counts payments that entered a kind (1) or left it (-1). */
export async function addToTotals(tx: Db, changes: readonly Counted[]): Promise<void> {
	if (changes.length === 0) return;
	await named(tx, totalsAdded, [
		changes.map(() => newId()),
		changes.map(({ createdAt }) => indianDay(createdAt)),
		changes.map(kindNumberOf),
		changes.map(({ count }) => count),
		changes.map(({ count, amount }) => count * amount),
	]);
}

type PaymentTotals = { count: number; amount: Paise };
export type KindTotals = PaymentTotals & { kind: number };

/** All-time totals: the monthly totals, and what is not folded into them yet. */
function allTotals(db: Db) {
	const folded = db
		.select({
			month: paymentMonthTotals.month,
			kind: paymentMonthTotals.kind,
			count: paymentMonthTotals.count,
			amount: paymentMonthTotals.amount,
		})
		.from(paymentMonthTotals);
	const unfolded = db
		.select({
			month: sql<string>`date_trunc('month', ${paymentTotals.day})::date`.as("month"),
			kind: paymentTotals.kind,
			count: paymentTotals.count,
			amount: paymentTotals.amount,
		})
		.from(paymentTotals)
		.where(not(paymentTotals.isFolded));
	return unionAll(folded, unfolded).as("all_totals");
}

const sumOfColumn = (column: SQLWrapper) => sql`coalesce(sum(${column}), 0)`;
const sums = ({ count, amount }: { count: SQLWrapper; amount: SQLWrapper }) => ({
	count: sumOfColumn(count).mapWith(Number),
	amount: sumOfColumn(amount).mapWith((sum) => paise(Number(sum))),
});

/** Number and sum of the payments that began within these Indian days, for each of these kinds that has any. */
export function sumTotals(
	db: Db,
	{ kinds, startDate, endDate }: DayRange & { kinds: number[] },
): Promise<KindTotals[]> {
	if (startDate === undefined && endDate === undefined) {
		const all = allTotals(db);
		return db
			.select({ kind: all.kind, ...sums(all) })
			.from(all)
			.where(inArray(all.kind, kinds))
			.groupBy(all.kind);
	}
	return db
		.select({ kind: paymentTotals.kind, ...sums(paymentTotals) })
		.from(paymentTotals)
		.where(
			and(
				inArray(paymentTotals.kind, kinds),
				startDate === undefined ? undefined : gte(paymentTotals.day, startDate),
				endDate === undefined ? undefined : lte(paymentTotals.day, endDate),
			),
		)
		.groupBy(paymentTotals.kind);
}

/** The same for payments that are few enough to add up: a person's, or those with these ids. */
export function sumFew(
	db: Db,
	{
		userId,
		ids,
		kinds,
		from,
		until,
	}: {
		userId: string | undefined;
		ids: readonly string[] | undefined;
		kinds: number[];
		from?: string | undefined;
		until?: string | undefined;
	},
): Promise<KindTotals[]> {
	return db
		.select({
			kind: payments.kind,
			count: sql`count(*)`.mapWith(Number),
			amount: sql`sum(${payments.amount})`.mapWith((sum) => paise(Number(sum))),
		})
		.from(payments)
		.where(
			and(
				userId === undefined ? undefined : eq(payments.userId, userId),
				ids === undefined ? undefined : inArray(payments.id, [...ids]),
				inArray(payments.kind, kinds),
				from === undefined ? undefined : sql`${payments.createdAt} >= ${from}`,
				until === undefined ? undefined : sql`${payments.createdAt} < ${until}`,
			),
		)
		.groupBy(payments.kind);
}

/**
 * Folds new rows into one row for each day and kind, and adds them to their month. A reader sees the same sums
 * throughout.
 */
export async function foldTotals(db: Db): Promise<void> {
	await db.execute(sql`
		with changed as (
			select distinct day, kind from ${paymentTotals} where not is_folded
		), gone as (
			delete from ${paymentTotals} totals using changed
			where totals.day = changed.day and totals.kind = changed.kind
			returning totals.day, totals.kind, totals.count, totals.amount, totals.is_folded
		), months as (
			insert into ${paymentMonthTotals} as month_totals (month, kind, count, amount)
			select date_trunc('month', day)::date, kind, sum(count), sum(amount) from gone
			where not is_folded
			group by 1, kind
			on conflict (month, kind) do update
				set count = month_totals.count + excluded.count, amount = month_totals.amount + excluded.amount
		)
		insert into ${paymentTotals} (id, day, kind, count, amount, is_folded)
		select gen_random_uuid(), day, kind, sum(count), sum(amount), true from gone
		group by day, kind
		having sum(count) <> 0 or sum(amount) <> 0`);
}

/** Number and sum of the payments of these kinds by the Indian month in which they began, "2026-11", from a month on. */
export function readMonthTotals(
	db: Db,
	{ kinds, from }: { kinds: number[]; from: string },
): Promise<(KindTotals & { month: string })[]> {
	const all = allTotals(db);
	return db
		.select({ month: sql<string>`to_char(${all.month}, 'YYYY-MM')`, kind: all.kind, ...sums(all) })
		.from(all)
		.where(and(gte(all.month, `${from}-01`), inArray(all.kind, kinds)))
		.groupBy(all.month, all.kind);
}
