import { eq } from "drizzle-orm";
import type { Db } from "../../platform/server/database/database.ts";
import { named, type NamedStatement } from "../../platform/server/database/named.ts";
import type { PageEnd } from "../../platform/server/database/conditions.ts";
import type { JobWishes } from "../job-board.contract.ts";
import { jobSeekers, jobWishes } from "./job-board.tables.ts";

/** What a person said of the work that they seek. */
export type WishesRow = JobWishes & { updatedAt: Date };

/** What this person said; undefined where they never said anything. */
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

/** Keeps what the person, whose account is locked, said last. */
export async function keepWishes(tx: Db, userId: string, wishes: WishesRow): Promise<void> {
	await tx
		.insert(jobSeekers)
		.values({ userId, ...wishes })
		.onConflictDoUpdate({ target: jobSeekers.userId, set: wishes });
}

/** Lets the person, whose account is locked, be found by these wishes and no others; by none where it is null. */
export async function spreadWishes(tx: Db, userId: string, wishes: WishesRow | null): Promise<void> {
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

/** Forgets all that the person said. */
export async function deleteWishes(tx: Db, userId: string): Promise<void> {
	await tx.delete(jobSeekers).where(eq(jobSeekers.userId, userId));
}

/** What a job is matched by: its creator is nobody's seeker. */
export type Sought = { createdBy: string; serviceId: string; stateName: string; district: string };
export type SeekerRow = { userId: string; updatedAt: Date };

const latestFirst = `order by updated_at desc nulls last, user_id desc nulls last`;

/**
 * Those who seek the work in the district, and those who seek it in its whole state: as many of each as are asked for,
 * each along one range of the index, then the latest of them all. Who wishes for both stands in both with one time, and
 * "union" keeps them once. Values: service, state, district, creator, how many, then the end of the page before.
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

const valuesOf = ({ createdBy, serviceId, stateName, district }: Sought, limit: number): unknown[] => [
	serviceId,
	stateName,
	district,
	createdBy,
	limit,
];

/** At most `limit` of the seekers who allow to be shown to the job's creator, the latest first. */
export function readShownSeekers(
	db: Db,
	job: Sought,
	after: PageEnd | undefined,
	limit: number,
): Promise<SeekerRow[]> {
	const values = valuesOf(job, limit);
	return after === undefined
		? named<SeekerRow>(db, shownFirst, values)
		: named<SeekerRow>(db, shownNext, [...values, after.at, after.id]);
}

/** At most `limit` of all seekers of such a job, whether they are shown or not, those who said so last first. */
export function readSeekers(db: Db, job: Sought, limit: number): Promise<SeekerRow[]> {
	return named<SeekerRow>(db, all, valuesOf(job, limit));
}
