import { eq } from "drizzle-orm";
import type { Db } from "../../platform/server/database/database.ts";
import { named, type NamedStatement } from "../../platform/server/database/named.ts";
import type { PageEnd } from "../../platform/server/database/conditions.ts";
import type { JobWishes } from "../job-board.contract.ts";
import { jobSeekers, jobWishes } from "./job-board.tables.ts";

/** A person's stored job wishes. */
export type WishesRow = JobWishes & { updatedAt: Date };

/** The person's wishes; undefined if they never saved any. */
export async function findWishes(db: Db, userId: string): Promise<WishesRow | undefined> {
	const [row] = await db
		.select({
			serviceIds: jobSeekers.serviceIds,
			areas: jobSeekers.areas,
			isShown: jobSeekers.isShown,
			updatedAt: jobSeekers.updatedAt,
		})
		.from(jobSeekers)
		.where(eq(jobSeekers.userId, userId));
	return row;
}

/** Stores the wishes of a person, whose account must be locked. */
export async function storeWishes(tx: Db, userId: string, wishes: WishesRow): Promise<void> {
	await tx
		.insert(jobSeekers)
		.values({ userId, ...wishes })
		.onConflictDoUpdate({ target: jobSeekers.userId, set: wishes });
}

/** Makes the person findable by these wishes only, or not at all if null. The account must be locked. */
export async function indexWishes(tx: Db, userId: string, wishes: WishesRow | null): Promise<void> {
	await tx.delete(jobWishes).where(eq(jobWishes.userId, userId));
	if (wishes === null) return;
	const { serviceIds, areas, isShown, updatedAt } = wishes;
	const rows = serviceIds.flatMap((serviceId) =>
		areas.map(({ stateName, district }) => ({
			userId,
			serviceId,
			stateName,
			district: district ?? "",
			isShown,
			updatedAt,
		})),
	);
	if (rows.length > 0) await tx.insert(jobWishes).values(rows);
}

/** Deletes the person's wishes. */
export async function deleteWishes(tx: Db, userId: string): Promise<void> {
	await tx.delete(jobSeekers).where(eq(jobSeekers.userId, userId));
}

/** The job's columns that seekers are matched by. The creator is excluded from the result. */
export type JobMatch = { createdBy: string; serviceId: string; stateName: string; district: string };
export type SeekerRow = { userId: string; updatedAt: Date };

const latestFirst = `order by updated_at desc nulls last, user_id desc nulls last`;

/**
 * Seekers for the district and seekers for the whole state: each range reads at most `limit` rows from the index, then
 * the latest of both are returned. A person in both ranges has the same time in both, so "union" removes the duplicate.
 * Values: service, state, district, creator, limit, then the end of the previous page.
 */
function seekersText(shownOnly: boolean, isNext: boolean): string {
	const range = (district: string) => `(select updated_at, user_id from job_wishes
		where service_id = $1::uuid and state_name = $2::text and district = ${district} and user_id <> $4::uuid
		${shownOnly ? "and is_shown" : ""} ${isNext ? "and (updated_at, user_id) < ($6::timestamptz, $7::uuid)" : ""}
		${latestFirst} limit $5)`;
	return `select user_id as "userId", updated_at as "updatedAt"
		from (${range("$3::text")} union ${range("''")}) found ${latestFirst} limit $5`;
}

const shownFirst: NamedStatement = { name: "job_seekers_shown", text: seekersText(true, false) };
const shownNext: NamedStatement = { name: "job_seekers_shown_next", text: seekersText(true, true) };
const all: NamedStatement = { name: "job_seekers_all", text: seekersText(false, false) };

const valuesOf = ({ createdBy, serviceId, stateName, district }: JobMatch, limit: number): unknown[] => [
	serviceId,
	stateName,
	district,
	createdBy,
	limit,
];

/** At most `limit` seekers who allow employers to see them, the latest first. */
export function readShownSeekers(
	db: Db,
	job: JobMatch,
	after: PageEnd | undefined,
	limit: number,
): Promise<SeekerRow[]> {
	const values = valuesOf(job, limit);
	return after === undefined
		? named<SeekerRow>(db, shownFirst, values)
		: named<SeekerRow>(db, shownNext, [...values, after.at, after.id]);
}

/** At most `limit` seekers of such a job, including those who are not shown to employers, the latest first. */
export function readSeekers(db: Db, job: JobMatch, limit: number): Promise<SeekerRow[]> {
	return named<SeekerRow>(db, all, valuesOf(job, limit));
}
