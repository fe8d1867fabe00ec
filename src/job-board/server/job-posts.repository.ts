import { and, eq, lt, ne, sql } from "drizzle-orm";
import type { Db } from "../../platform/server/database/database.ts";
import { jobPosts } from "./job-board.tables.ts";

/** Counts one more job of the person on this Indian day; false if the limit is reached. */
export async function countPost(tx: Db, userId: string, day: string, atMost: number): Promise<boolean> {
	const counted = await tx
		.insert(jobPosts)
		.values({ userId, day, count: 1 })
		.onConflictDoUpdate({
			target: [jobPosts.userId, jobPosts.day],
			set: { count: sql`${jobPosts.count} + 1` },
			setWhere: lt(jobPosts.count, atMost),
		})
		.returning({ count: jobPosts.count });
	return counted.length > 0;
}

/** The ids of the job seekers that the person was shown on this Indian day. */
export async function findSeekersShown(tx: Db, userId: string, day: string): Promise<string[]> {
	const [row] = await tx
		.select({ shown: jobPosts.seekersShown })
		.from(jobPosts)
		.where(and(eq(jobPosts.userId, userId), eq(jobPosts.day, day)));
	return row?.shown ?? [];
}

/** Stores the ids of all job seekers shown on this Indian day. The person's account must be locked. */
export async function keepSeekersShown(
	tx: Db,
	{ userId, day }: { userId: string; day: string },
	seekersShown: string[],
): Promise<void> {
	await tx
		.insert(jobPosts)
		.values({ userId, day, count: 0, seekersShown })
		.onConflictDoUpdate({ target: [jobPosts.userId, jobPosts.day], set: { seekersShown } });
}

/** Deletes at most `count` counters of earlier days and returns how many it deleted. */
export async function deletePostsBefore(db: Db, day: string, count: number): Promise<number> {
	const old = db
		.select({ userId: jobPosts.userId, day: jobPosts.day })
		.from(jobPosts)
		.where(lt(jobPosts.day, day))
		.limit(count);
	const deleted = await db
		.delete(jobPosts)
		.where(and(lt(jobPosts.day, day), sql`(${jobPosts.userId}, ${jobPosts.day}) in ${old}`))
		.returning({ day: jobPosts.day });
	return deleted.length;
}

/**
 * Keeps the counters of this Indian day under a hash of the person's mobile and deletes those of other days. For an
 * account that is being deleted.
 */
export async function leavePosts(tx: Db, userId: string, day: string, leftBy: string): Promise<void> {
	await tx.delete(jobPosts).where(and(eq(jobPosts.userId, userId), ne(jobPosts.day, day)));
	await tx.update(jobPosts).set({ leftBy }).where(eq(jobPosts.userId, userId));
}

/** Gives the person the counters that were left under this hash, if any. The account must be locked. */
export async function takeOverPosts(tx: Db, userId: string, leftBy: string): Promise<void> {
	await tx.update(jobPosts).set({ userId, leftBy: null }).where(eq(jobPosts.leftBy, leftBy));
}
