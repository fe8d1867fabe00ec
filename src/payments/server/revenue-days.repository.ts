import { sql } from "drizzle-orm";
import { type DayRange, instantsOf } from "../../platform/day-range.ts";
import { type Paise, paise } from "../../platform/money.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { kindsThatFit } from "../payment-kind.ts";

/** The received minus the refunded amount of an item on an Indian day, in paise; negative if more was refunded. */
export type RevenueDay = { day: string; itemId: string; revenue: Paise };

/** The revenue of these Indian days by day and item; test payments count only in a test market. */
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
