import { sql } from "drizzle-orm";
import type { Db } from "../../src/platform/server/database/database.ts";
import { openFilled, timed } from "../databases.ts";
import { dice, skewed, thrown } from "../dice.ts";
import { idOf } from "../fill.ts";

/** The numbers of rows, which are numbered from 0. */
export const jobsMarket = {
	jobs: 500_000,
	/** Employers come first; the others apply. */
	employers: 40_000,
	people: 200_000,
	applications: 1_500_000,
	seekers: 60_000,
	/** Seconds between two jobs; the oldest is 75 days old, and nine in ten of the last 60 days are open. */
	every: 13,
};
const { jobs, employers, people, applications, seekers, every } = jobsMarket;

const personId = (n: string) => idOf(1, n);
const jobId = (n: string) => idOf(7, `(${jobs} - ${n})`);
/** A person who is no employer. */
const other = (salt: number) => `${employers} + ${dice(salt, people - employers)}`;

const services =
	"(select array_agg(id order by position, id) as ids from services where not coming_soon) trades";
const service = (salt: number) => `trades.ids[1 + ${skewed(salt, "cardinality(trades.ids)")}]`;
const createdAt = `date_trunc('milliseconds', now()) - n * interval '${every} seconds'`;

const statements = [
	`insert into users (id, mobile, name, role, created_at)
		select ${personId("n")}, '+917' || lpad(n::text, 9, '0'), 'Person ' || n, 'user', now() from generate_series(0, ${people - 1}) n`,
	// Every post office, in an order that mixes the states.
	`create unlogged table bench_offices as
		select row_number() over (order by md5(pincode || position)) - 1 as nth, * from post_offices`,
	"create unique index on bench_offices (nth)",
	"analyze bench_offices",
	`create unlogged table bench_applications as
		select distinct on (job, applicant) n, job, applicant
		from (select n, ${skewed(31, jobs)} as job, ${other(32)} as applicant from generate_series(0, ${applications - 1}) n) drawn`,
	`insert into jobs (id, created_by, service_id, firm_name, reachable_person_name, description, pincode, po_name, city_block, district, state_name, status, status_changed_at, applications_count, created_at, expires_at)
		select ${jobId("n")}, ${personId("employer")}, service_id, 'Firm ' || employer, 'Person ' || employer, repeat('Two helpers with tools of their own, six days a week. ', 4),
			pincode, po_name, city_block, district, state_name, case when n * ${every} < 60 * 86400 and ${dice(33, 10)} > 0 then 'active' else 'closed' end, created_at, coalesce(counted.applied, 0), created_at, created_at + interval '60 days'
		from (select n, ${createdAt} as created_at, ${skewed(34, employers)} as employer, ${service(35)} as service_id, ${skewed(36, "offices.count")} as nth
			from generate_series(0, ${jobs - 1}) n cross join ${services} cross join (select count(*) from bench_offices) offices) drawn
		join bench_offices using (nth)
		left join (select job as n, count(*) as applied from bench_applications group by job) counted using (n)
		order by n desc`,
	`insert into job_applications (id, job_id, user_id, applied_at)
		select ${idOf(8)}, ${jobId("job")}, ${personId("applicant")}, date_trunc('milliseconds', now()) - job * interval '${every} seconds' * ${thrown(37)}
		from bench_applications order by n`,
	// Two services with two districts each, or for one in five with a whole state.
	`create unlogged table bench_wishes as
		select distinct user_id, service_id, state_name, case when whole_state then '' else district end as district, is_shown, updated_at
		from (select ${personId(`(${employers} + n)`)} as user_id, service.id as service_id, area.nth, ${dice(41, 5)} = 0 as whole_state,
				${dice(42, 2)} = 0 as is_shown, date_trunc('milliseconds', now()) - ${dice(43, 5_000_000)} * interval '1 second' as updated_at
			from generate_series(0, ${seekers - 1}) n cross join ${services} cross join (select count(*) from bench_offices) offices
			cross join lateral (values (${service(44)}), (${service(45)})) service (id)
			cross join lateral (values (${skewed(46, "offices.count")}), (${skewed(47, "offices.count")})) area (nth)) drawn
		join bench_offices using (nth)`,
	`insert into job_seekers (user_id, service_ids, areas, is_shown, updated_at)
		select user_id, json_agg(distinct service_id), json_agg(distinct jsonb_build_object('stateName', state_name, 'district', nullif(district, ''))), is_shown, updated_at
		from bench_wishes group by user_id, is_shown, updated_at`,
	`insert into job_wishes (user_id, service_id, state_name, district, is_shown, updated_at)
		select user_id, service_id, state_name, district, is_shown, updated_at from bench_wishes`,
	"drop table bench_wishes",
	"drop table bench_applications",
	"drop table bench_offices",
];

async function isFilled(db: Db): Promise<boolean> {
	const { rows } = await db.execute<{ isFilled: boolean }>(
		sql.raw(
			`select to_regclass('bench_offices') is null and exists (select 1 from job_wishes) as "isFilled"`,
		),
	);
	return rows[0]?.isFilled === true;
}

/** Creates the database of 500,000 jobs on the server, or reuses the one of an earlier run; returns its URL. */
export function fillJobsMarket(server: string): Promise<string> {
	return openFilled(server, {
		title: "jobs",
		isFilled,
		async fill(db) {
			console.log(`Filling ${jobs.toLocaleString("en-IN")} jobs:`);
			for (const statement of statements)
				await timed(statement.slice(0, statement.search(/ \(| as\b|$/)), () =>
					db.execute(sql.raw(statement)),
				);
		},
	});
}
