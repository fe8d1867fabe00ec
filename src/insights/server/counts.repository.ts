import { between, desc, gte, lt, sql } from "drizzle-orm";
import type { Db } from "../../platform/server/database/database.ts";
import { mondayOf } from "../../platform/dates.ts";
import type { Period } from "../insights.ts";
import { emptySearchDays, emptySearches, pageViews } from "./insights.tables.ts";

/** The maximum number of different queries stored per week, so that nonsense searches cannot fill the table. */
const queriesPerWeek = 1_000;

/** Adds views of pages to the stored counts. */
export async function addPageViews(
	db: Db,
	views: readonly { day: string; path: string; count: number }[],
): Promise<void> {
	if (views.length === 0) return;
	await db
		.insert(pageViews)
		.values([...views])
		.onConflictDoUpdate({
			target: [pageViews.day, pageViews.path],
			set: { count: sql`${pageViews.count} + excluded.count` },
		});
}

/** Adds searches without a result to the counts of their days, and their words, if any, to their weeks. */
export async function addEmptySearches(
	db: Db,
	searches: readonly { day: string; query: string; count: number }[],
): Promise<void> {
	if (searches.length === 0) return;
	const json = JSON.stringify(searches.map((search) => ({ ...search, week: mondayOf(search.day) })));
	const given = sql`json_to_recordset(${json}::json) as s(day date, week date, query text, count int)`;
	await db.execute(sql`
		insert into empty_search_days (day, count)
		select s.day, sum(s.count) from ${given} group by s.day order by s.day
		on conflict (day) do update set count = empty_search_days.count + excluded.count`);
	await db.execute(sql`
		insert into empty_searches (week, query, count)
		select s.week, s.query, sum(s.count) from ${given}
		where s.query <> '' and (
			exists (select from empty_searches e where e.week = s.week and e.query = s.query)
			or (select count(*) from empty_searches e where e.week = s.week) < ${queriesPerWeek}
		)
		group by s.week, s.query
		order by s.week, s.query
		on conflict (week, query) do update set count = empty_searches.count + excluded.count`);
}

/** Deletes the words of weeks before this one. */
export async function deleteQueriesBefore(db: Db, week: string): Promise<void> {
	await db.delete(emptySearches).where(lt(emptySearches.week, week));
}

type Both = { now: number; before: number };

/** Views of all pages in a period and in the one before it. */
export async function countPageViews(db: Db, { from, previousFrom, until }: Period): Promise<Both> {
	const [counted] = await db
		.select({
			now: sql`coalesce(sum(${pageViews.count}) filter (where ${pageViews.day} >= ${from}), 0)`.mapWith(
				Number,
			),
			before: sql`coalesce(sum(${pageViews.count}) filter (where ${pageViews.day} < ${from}), 0)`.mapWith(
				Number,
			),
		})
		.from(pageViews)
		.where(between(pageViews.day, previousFrom, until));
	return counted ?? { now: 0, before: 0 };
}

/** Searches without a result in a period and in the one before it. */
export async function countEmptySearches(db: Db, { from, previousFrom, until }: Period): Promise<Both> {
	const { day, count } = emptySearchDays;
	const [counted] = await db
		.select({
			now: sql`coalesce(sum(${count}) filter (where ${day} >= ${from}), 0)`.mapWith(Number),
			before: sql`coalesce(sum(${count}) filter (where ${day} < ${from}), 0)`.mapWith(Number),
		})
		.from(emptySearchDays)
		.where(between(day, previousFrom, until));
	return counted ?? { now: 0, before: 0 };
}

/** The most frequent searches without a result since this week, at most `limit`. */
export function readEmptySearches(
	db: Db,
	week: string,
	limit: number,
): Promise<{ query: string; count: number }[]> {
	const count = sql<number>`sum(${emptySearches.count})::int`;
	return db
		.select({ query: emptySearches.query, count })
		.from(emptySearches)
		.where(gte(emptySearches.week, week))
		.groupBy(emptySearches.query)
		.orderBy(desc(count), emptySearches.query)
		.limit(limit);
}
