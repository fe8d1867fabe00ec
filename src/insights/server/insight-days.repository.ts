import { eq, max, sql } from "drizzle-orm";
import type { DayRange } from "../../platform/day-range.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { insightScopes } from "../insights.ts";
import { insightDays, insightWaits } from "./insights.tables.ts";

export type InsightRow = typeof insightDays.$inferSelect;
export type WaitRow = typeof insightWaits.$inferSelect;
export type Range = Required<DayRange>;

/** The last day with figures; null before the first. */
export async function readLastDay(db: Db): Promise<string | null> {
	const [row] = await db
		.select({ day: max(insightDays.day) })
		.from(insightDays)
		.where(eq(insightDays.scope, "all"));
	return row?.day ?? null;
}

const columns = {
	scope: "text",
	day: "date",
	service_id: "uuid",
	location_id: "uuid",
	leads_made: "int",
	leads_claimed: "int",
	leads_booked: "int",
	registrations: "int",
	revenue: "bigint",
};
const types = sql.raw(
	Object.entries(columns)
		.map(([name, type]) => `${name} ${type}`)
		.join(", "),
);
const names = sql.raw(Object.keys(columns).join(", "));
// The index begins with the scope, so the statement lists all of them.
const scopes = sql.raw(insightScopes.map((scope) => `'${scope}'`).join(", "));
const facts = ["leads_made", "leads_claimed", "leads_booked", "registrations", "revenue"];
const changes = sql.raw(facts.map((name) => `${name} = excluded.${name}`).join(", "));
const changed = sql.raw(
	`(${facts.map((name) => `d.${name}`).join(", ")}) is distinct from (${facts.map((name) => `excluded.${name}`).join(", ")})`,
);

/**
 * Replaces the figures of these days. Unchanged rows are not written again, because the job runs all day and most
 * rows do not change.
 */
export async function writeDays(
	tx: Db,
	{ startDate, endDate }: Range,
	rows: readonly InsightRow[],
): Promise<void> {
	const json = JSON.stringify(
		rows.map((row) => ({
			scope: row.scope,
			day: row.day,
			service_id: row.serviceId,
			location_id: row.locationId,
			leads_made: row.leadsMade,
			leads_claimed: row.leadsClaimed,
			leads_booked: row.leadsBooked,
			registrations: row.registrations,
			revenue: row.revenue,
		})),
	);
	const given = sql`json_to_recordset(${json}::json) as g(${types})`;
	const key = (alias: string) =>
		sql.raw(
			`${alias}.scope, ${alias}.day, coalesce(${alias}.service_id::text, ''), coalesce(${alias}.location_id::text, '')`,
		);
	await tx.execute(sql`
		delete from insight_days d
		where d.scope in (${scopes}) and d.day between ${startDate} and ${endDate}
			and (${key("d")}) not in (select ${key("g")} from ${given})`);
	await tx.execute(sql`
		insert into insight_days as d (${names})
		select ${names} from ${given}
		on conflict (scope, day, service_id, location_id) do update set ${changes} where ${changed}`);
}

/** Replaces the waiting times of these days. */
export async function writeWaits(
	tx: Db,
	{ startDate, endDate }: Range,
	rows: readonly WaitRow[],
): Promise<void> {
	const json = JSON.stringify(rows);
	const given = sql`json_to_recordset(${json}::json) as g(day date, minutes int, count int)`;
	await tx.execute(sql`
		delete from insight_waits d
		where d.day between ${startDate} and ${endDate} and (d.day, d.minutes) not in (select day, minutes from ${given})`);
	await tx.execute(sql`
		insert into insight_waits as d (day, minutes, count)
		select day, minutes, count from ${given}
		on conflict (day, minutes) do update set count = excluded.count where d.count <> excluded.count`);
}
