import { sql } from "drizzle-orm";
import type { Db } from "../../src/platform/server/database/database.ts";
import { sizes } from "../bench-settings.ts";
import { openFilled, timed } from "../databases.ts";
import { dice, skewed } from "../dice.ts";
import { fillMarket, idOf } from "../fill.ts";

const count = sizes.large;
const people = count / 5;
/** Members of staff; the first ones are the most active. */
const staff = 50;

const picked = (values: readonly string[], salt: number) =>
	`(array[${values.map((value) => `'${value}'`).join(", ")}])[1 + ${skewed(salt, values.length)}]`;
const person = (salt: number) => idOf(1, `(${skewed(salt, people)})`);
const at = (secondsBetween: number) =>
	`date_trunc('milliseconds', now()) - n * interval '${secondsBetween} seconds'`;

const actions = ["listing.confirm", "listing.edit", "lead.number-shown", "lead.assign", "listing.reject"];
const subjectTypes = ["listing", "lead", "payment", "plan", "user"];

const statements = [
	// Two years of payments, one a minute.
	`insert into payments (id, merchant_transaction_id, user_id, started_by, amount, currency, payment_type, payment_method, status, item_type, item_id, provider, is_test_payment, payment_date, created_at, updated_at)
		select ${idOf(11)}, 'BENCH' || n, user_id, user_id, (1 + ${dice(71, 400)}) * 2500, 'INR',
			case when ${dice(72, 40)} = 0 then 'refund' else 'payment' end,
			${picked(["phonepe-gateway", "manual-upi", "cash"], 73)}, status,
			case when ${dice(74, 20)} = 0 then 'LeadPurchase' else 'WorkerCategory' end, ${idOf(3)}, null, ${dice(75, 100)} = 0,
			case when status = 'success' then created_at + interval '40 seconds' end, created_at, created_at
		from (select n, ${at(60)} as created_at, ${person(76)} as user_id, ${picked(["success", "failed", "pending"], 77)} as status
			from generate_series(0, ${count - 1}) n) drawn
		order by n desc`,
	`insert into payment_totals (id, day, kind, count, amount, is_folded)
		select gen_random_uuid(), (created_at at time zone 'Asia/Kolkata')::date, kind, count(*), sum(amount), true from payments group by 2, 3`,
	`insert into payment_month_totals (month, kind, count, amount)
		select date_trunc('month', day)::date, kind, sum(count), sum(amount) from payment_totals group by 1, kind`,
	`insert into audit_entries (id, at, actor_id, action, subject_type, subject_id, reason, before, after)
		select ${idOf(12)}, ${at(55)}, ${idOf(1, `(${skewed(81, staff)})`)}, ${picked(actions, 82)}, ${picked(subjectTypes, 83)}, ${idOf(3, `(${dice(84, count)})`)},
			'Documents were checked.', '{"status": "applied"}', '{"status": "active"}'
		from generate_series(0, ${count - 1}) n order by n desc`,
];

async function isFilled(db: Db): Promise<boolean> {
	const { rows } = await db.execute<{ n: string }>(sql`select count(*) as n from audit_entries`);
	return Number(rows[0]?.n) === count;
}

/** Creates the database of 1,000,000 listings, payments and audit entries, or reuses the one of an earlier run. */
export function fillStaffMarket(server: string): Promise<string> {
	return openFilled(server, {
		title: "staff",
		isFilled,
		async fill(db) {
			await fillMarket(db, count);
			for (const statement of statements)
				await timed(statement.slice(12, statement.indexOf(" (")), () => db.execute(sql.raw(statement)));
		},
	});
}
