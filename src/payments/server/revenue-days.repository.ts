import { sql } from "drizzle-orm";
import { type DayRange, instantsOf } from "../../platform/day-range.ts";
import { type Paise, paise } from "../../platform/money.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { kindsThatFit } from "../payment-kind.ts";

/** What came in for an item on an Indian day less what went back, in paise; below zero where more went back. */
export type RevenueDay = { day: string; itemId: string; revenue: Paise };

/** The revenue of these Indian days by day and item; test payments count in a test market only. */
export async function readRevenueDays(
	db: Db,
	range: Required<DayRange>,
	isTestMarket: boolean,
): Promise<RevenueDay[]> {
	const { from, until } = instantsOf(range);
	const kinds = kindsThatFit({ status: "success", isTestPayment: isTestMarket ? undefined : false });
	const { rows } = await db.execute<{ day: string; itemId: string; revenue: string }>(sql`
		select to_char(coalesce(payment_date, created_at) at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day,
			item_id as "itemId",
			sum(case payment_type when 'refund' then -amount else amount end)::text as revenue
		from payments
		where kind in (${sql.raw(kinds.join(", "))})
			and coalesce(payment_date, created_at) >= ${from}::timestamptz
			and coalesce(payment_date, created_at) < ${until}::timestamptz
		group by 1, 2`);
	return rows.map((row) => ({ ...row, revenue: paise(Number(row.revenue)) }));
}
