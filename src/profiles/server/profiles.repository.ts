import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/server/database/database.ts";
import { named, namedQuery, type NamedStatement } from "../../platform/server/database/named.ts";
import type { VisitStore } from "../../platform/server/database/visits.ts";
import type { CheckedProfile } from "../check-profile.ts";
import type { ProfileStatus } from "../profile.ts";
import type { EducationRow, ExperienceRow } from "./entries.repository.ts";
import { profiles } from "./profiles.tables.ts";

/** A stored profile with its entries, the latest first. */
export type ProfileRow = CheckedProfile & {
	userId: string;
	picture: string | null;
	visits: number;
	createdAt: Date;
	updatedAt: Date;
	experience: ExperienceRow[];
	education: EducationRow[];
};

// Raw SQL, because Drizzle drops the table name of columns inside a subquery.
const experience = sql.raw(`(
	select coalesce(json_agg(json_build_object('id', e.id, 'title', e.title, 'company', e.company, 'location', e.location,
		'from', e.from_day, 'to', e.to_day, 'current', e.current, 'description', e.description)
		order by e.from_day desc, e.id desc), '[]')
	from profile_experience e where e.user_id = profiles.user_id)`);
const education = sql.raw(`(
	select coalesce(json_agg(json_build_object('id', e.id, 'school', e.school, 'degree', e.degree,
		'fieldOfStudy', e.field_of_study, 'from', e.from_day, 'to', e.to_day, 'current', e.current,
		'description', e.description) order by e.from_day desc, e.id desc), '[]')
	from profile_education e where e.user_id = profiles.user_id)`);

const wholeProfile = namedQuery("profile_whole", (db) =>
	db
		.select({
			userId: profiles.userId,
			status: profiles.status,
			skills: profiles.skills,
			company: profiles.company,
			website: profiles.website,
			location: profiles.location,
			githubUsername: profiles.githubUsername,
			bio: profiles.bio,
			social: profiles.social,
			picture: profiles.picture,
			visits: profiles.visits,
			createdAt: profiles.createdAt,
			updatedAt: profiles.updatedAt,
			experience: sql<ExperienceRow[]>`${experience}`,
			education: sql<EducationRow[]>`${education}`,
		})
		.from(profiles)
		.where(eq(profiles.userId, sql.placeholder("userId"))),
);

/** The person's profile with its entries; undefined if there is none. */
export async function findProfile(db: Db, userId: string): Promise<ProfileRow | undefined> {
	const [row] = await wholeProfile(db, { userId });
	return row;
}

/** The parts of a profile that its summary needs. */
export type SummaryRow = Pick<ProfileRow, "userId" | "picture" | "skills"> & {
	experience: Pick<ExperienceRow, "from" | "to" | "current">[];
};

const periods = sql.raw(`(
	select coalesce(json_agg(json_build_object('from', e.from_day, 'to', e.to_day, 'current', e.current)), '[]')
	from profile_experience e where e.user_id = profiles.user_id)`);

/** The summaries of these people's profiles, in one query. People without a profile are missing. */
export function readSummaries(db: Db, userIds: readonly string[]): Promise<SummaryRow[]> {
	return db
		.select({
			userId: profiles.userId,
			picture: profiles.picture,
			skills: profiles.skills,
			experience: sql<SummaryRow["experience"]>`${periods}`,
		})
		.from(profiles)
		.where(inArray(profiles.userId, [...userIds]));
}

/** The columns that decide what a change of a profile causes. */
export type ProfileFacts = { status: ProfileStatus; picture: string | null; githubUsername: string };

/** These columns of the person's profile; undefined if there is none. */
export async function findFacts(db: Db, userId: string): Promise<ProfileFacts | undefined> {
	const [row] = await db
		.select({
			status: profiles.status,
			picture: profiles.picture,
			githubUsername: profiles.githubUsername,
		})
		.from(profiles)
		.where(eq(profiles.userId, userId));
	return row;
}

/** Whether the person has a profile. */
export async function hasProfile(db: Db, userId: string): Promise<boolean> {
	return (await findFacts(db, userId)) !== undefined;
}

/** Whether the person's profile says that they look for a job. */
export async function isSeekingJob(db: Db, userId: string): Promise<boolean> {
	return (await findFacts(db, userId))?.status === "LookingForJobs";
}

/** Adds or replaces the person's profile. The caller has locked the account. */
export async function writeProfile(
	tx: Db,
	profile: CheckedProfile & { userId: string; picture: string | null },
	now: Date,
): Promise<void> {
	await tx
		.insert(profiles)
		.values({ ...profile, createdAt: now, updatedAt: now })
		.onConflictDoUpdate({ target: profiles.userId, set: { ...profile, updatedAt: now } });
}

/** Records that the profile's entries changed. */
export async function touchProfile(tx: Db, userId: string, now: Date): Promise<void> {
	await tx.update(profiles).set({ updatedAt: now }).where(eq(profiles.userId, userId));
}

/** Whether the person's profile shows this picture. */
export async function isPictureShown(tx: Db, userId: string, picture: string): Promise<boolean> {
	const count = await tx.$count(profiles, and(eq(profiles.userId, userId), eq(profiles.picture, picture)));
	return count > 0;
}

/**
 * Deletes the person's profile with entries and visits. Returns what refers to data outside the database; undefined if
 * there was no profile.
 */
export async function deleteProfile(
	tx: Db,
	userId: string,
): Promise<{ picture: string | null; githubUsername: string } | undefined> {
	const [row] = await tx
		.delete(profiles)
		.where(eq(profiles.userId, userId))
		.returning({ picture: profiles.picture, githubUsername: profiles.githubUsername });
	return row;
}

/** Stores the visits of profiles. */
export const visitStore: VisitStore = {
	of: "profile",
	// In one statement, so a parallel visit of the same visitor finds this row. "Key share" waits for a deletion of the
	// profile in parallel, after which there is nothing to count.
	async count(tx, { subjectId, visitor, day }, except) {
		await tx.execute(sql`
			with counted as (
				insert into profile_visits (user_id, visitor, day)
				select user_id, ${visitor}, ${day}::date from profiles
				where user_id = ${subjectId} and user_id is distinct from ${except}::uuid
				for key share
				on conflict do nothing
				returning user_id
			)
			update profiles set visits = visits + 1 where user_id in (select user_id from counted)`);
	},
	async countOthers(tx, { subjectId, visitor, day }, { first, last }) {
		const { rows } = await tx.execute<{ count: number }>(sql`
			select count(*)::int as count from profile_visits
			where user_id = ${subjectId} and day = ${day}::date and visitor between ${first} and ${last}
				and visitor <> ${visitor}`);
		return rows[0]?.count ?? 0;
	},
};

/** Deletes at most `count` visits of earlier days and returns how many it deleted. */
export async function deleteVisitsBefore(db: Db, day: string, count: number): Promise<number> {
	const { rows } = await db.execute(sql`
		delete from profile_visits
		where (user_id, day, visitor) in (
			select user_id, day, visitor from profile_visits where day < ${day}::date limit ${count}
		)
		returning 1`);
	return rows.length;
}

const byUserId: NamedStatement = {
	name: "profiles_by_user_id",
	text: `select user_id as id, updated_at as "changedAt" from profiles where user_id > $1::uuid
order by user_id offset $2 limit $3`,
};

/** The profiles after this person's, in the order of their ids, without the first `offset` ones. */
export function readProfilePages(
	db: Db,
	after: string,
	{ offset, limit }: { offset: number; limit: number },
): Promise<{ id: string; changedAt: Date }[]> {
	return named(db, byUserId, [after, offset, limit]);
}
