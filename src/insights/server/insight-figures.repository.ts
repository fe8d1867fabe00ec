import { and, asc, between, desc, eq, gte, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { paise } from "../../platform/money.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { Period } from "../insights.ts";
import type { InsightRow, WaitRow } from "./insight-days.repository.ts";
import { insightDays, insightWaits } from "./insights.tables.ts";

/** The sums, for any grouping. */
export type Facts = Omit<InsightRow, "scope" | "day" | "serviceId" | "locationId">;

const { scope, day, serviceId, locationId, leadsMade, leadsClaimed, leadsBooked, registrations, revenue } =
	insightDays;

/** The figures of each day since this one, for everything. */
export function readDaysSince(db: Db, since: string): Promise<(Facts & { day: string })[]> {
	return db
		.select({ day, leadsMade, leadsClaimed, leadsBooked, registrations, revenue })
		.from(insightDays)
		.where(and(eq(scope, "all"), gte(day, since)));
}

const sum = (column: AnyPgColumn) => sql`sum(${column})`.mapWith(Number);
const summed = {
	leadsMade: sum(leadsMade),
	leadsClaimed: sum(leadsClaimed),
	leadsBooked: sum(leadsBooked),
	registrations: sum(registrations),
	revenue: sql`sum(${revenue})`.mapWith((total) => paise(Number(total))),
};

/**
 * The figures of a period by service or by place, those with the most leads first, at most `limit`. The id is null
 * if unknown.
 */
export function sumBy(
	db: Db,
	by: "service" | "place",
	{ from, until }: Pick<Period, "from" | "until">,
	limit: number,
): Promise<(Facts & { id: string | null })[]> {
	const id = by === "service" ? serviceId : locationId;
	return db
		.select({ id, ...summed })
		.from(insightDays)
		.where(and(eq(scope, by), between(day, from, until)))
		.groupBy(id)
		.orderBy(desc(summed.leadsMade), desc(summed.revenue), asc(id))
		.limit(limit);
}

/** A day's figures of each service at each place. */
export function readDay(
	db: Db,
	asked: string,
): Promise<(Facts & Pick<InsightRow, "day" | "serviceId" | "locationId">)[]> {
	return db
		.select({ day, serviceId, locationId, leadsMade, leadsClaimed, leadsBooked, registrations, revenue })
		.from(insightDays)
		.where(and(eq(scope, "service-place"), eq(day, asked)))
		.orderBy(asc(serviceId), asc(locationId));
}

/** The number of leads by minutes until their first claim, in a period. */
export function sumWaits(db: Db, from: string, until: string): Promise<Omit<WaitRow, "day">[]> {
	return db
		.select({ minutes: insightWaits.minutes, count: sql`sum(${insightWaits.count})`.mapWith(Number) })
		.from(insightWaits)
		.where(between(insightWaits.day, from, until))
		.groupBy(insightWaits.minutes);
}
