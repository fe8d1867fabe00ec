import { and, desc, eq, gt, inArray, isNotNull, lte, ne, sql } from "drizzle-orm";
import type { Role } from "../../platform/access.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { named } from "../../platform/server/database/named.ts";
import { sessions } from "./accounts.tables.ts";

export type SessionRow = typeof sessions.$inferInsert;
type FoundSession = {
	sessionId: string;
	userId: string;
	role: Role;
	createdAt: Date;
	secondFactorAt: Date | null;
	isStale: boolean;
};

// It runs on every call with a token, so its text never changes and each connection plans it once.
const findByToken = {
	name: "accounts_session_by_token",
	text: `select s.id as "sessionId", s.user_id as "userId", u.role, s.created_at as "createdAt", s.second_factor_at as "secondFactorAt", s.last_used_at < $3 as "isStale"
		from sessions s join users u on u.id = s.user_id
		where s.token_hash = $1 and s.ends_at > $2 and u.deleted_at is null`,
};

/** The running session of a token with its person's role; `isStale` if its last use was stored before `staleBefore`. */
export async function findSession(
	db: Db,
	tokenHash: string,
	times: { now: Date; staleBefore: Date },
): Promise<FoundSession | undefined> {
	const values = [tokenHash, times.now.toISOString(), times.staleBefore.toISOString()];
	return (await named<FoundSession>(db, findByToken, values))[0];
}

/** Extends a session after a use. */
export async function noteUse(db: Db, id: string, times: { lastUsedAt: Date; endsAt: Date }): Promise<void> {
	await db.update(sessions).set(times).where(eq(sessions.id, id));
}

/** Creates a session and stores only the hash of its token. */
export async function insertSession(tx: Db, session: SessionRow): Promise<void> {
	await tx.insert(sessions).values(session);
}

/** The person's running sessions: first the one with `currentId`, then by latest use, at most `limit`. */
export async function listSessions(
	db: Db,
	userId: string,
	{ currentId, now, limit }: { currentId: string; now: Date; limit: number },
) {
	return db
		.select({
			id: sessions.id,
			device: sessions.device,
			createdAt: sessions.createdAt,
			lastUsedAt: sessions.lastUsedAt,
		})
		.from(sessions)
		.where(and(eq(sessions.userId, userId), gt(sessions.endsAt, now)))
		.orderBy(desc(eq(sessions.id, currentId)), desc(sessions.lastUsedAt), desc(sessions.id))
		.limit(limit);
}

/** Those of these sessions that have not ended. */
export async function readRunningSessions(db: Db, ids: readonly string[], now: Date): Promise<string[]> {
	const rows = await db
		.select({ id: sessions.id })
		.from(sessions)
		.where(and(inArray(sessions.id, [...ids]), gt(sessions.endsAt, now)));
	return rows.map(({ id }) => id);
}

/** Ends one session if it belongs to this person; returns whether it did. */
export async function deleteSession(tx: Db, userId: string, id: string): Promise<boolean> {
	const ended = await tx
		.delete(sessions)
		.where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
		.returning({ id: sessions.id });
	return ended.length > 0;
}

/** Deletes all sessions of the person except this one and returns their ids. */
export async function deleteOtherSessions(tx: Db, userId: string, keptId: string): Promise<string[]> {
	const ended = await tx
		.delete(sessions)
		.where(and(eq(sessions.userId, userId), ne(sessions.id, keptId)))
		.returning({ id: sessions.id });
	return ended.map(({ id }) => id);
}

/**
 * Deletes the person's sessions beyond `limit`, the least recently used first, never `keptId`, and returns their ids.
 * The caller has locked the user's row, so that two simultaneous logins count each other's sessions.
 */
export async function deleteOldestSessions(
	tx: Db,
	userId: string,
	{ keptId, limit }: { keptId: string; limit: number },
): Promise<string[]> {
	const oldest = tx
		.select({ id: sessions.id })
		.from(sessions)
		.where(and(eq(sessions.userId, userId), ne(sessions.id, keptId)))
		.orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
		.offset(limit - 1);
	const ended = await tx.delete(sessions).where(inArray(sessions.id, oldest)).returning({ id: sessions.id });
	return ended.map(({ id }) => id);
}

/** When the session began and last gave a code of the second factor; undefined if it has ended. */
export async function readSessionTimes(
	tx: Db,
	id: string,
): Promise<{ createdAt: Date; secondFactorAt: Date | null } | undefined> {
	const [row] = await tx
		.select({ createdAt: sessions.createdAt, secondFactorAt: sessions.secondFactorAt })
		.from(sessions)
		.where(eq(sessions.id, id));
	return row;
}

/** Records that this session gave a code of the second factor. */
export async function markSecondFactor(tx: Db, id: string, at: Date): Promise<void> {
	await tx.update(sessions).set({ secondFactorAt: at }).where(eq(sessions.id, id));
}

/**
 * Removes the second factor from the person's other sessions, whose code belonged to a factor that no longer exists.
 * Returns the ids of those that had given a code.
 */
export async function unmarkOtherSessions(tx: Db, userId: string, keptId: string): Promise<string[]> {
	const unmarked = await tx
		.update(sessions)
		.set({ secondFactorAt: null })
		.where(and(eq(sessions.userId, userId), ne(sessions.id, keptId), isNotNull(sessions.secondFactorAt)))
		.returning({ id: sessions.id });
	return unmarked.map(({ id }) => id);
}

/** Limits the person's sessions to `lifetime` milliseconds in all, and ends the older ones now. */
export async function shortenSessions(tx: Db, userId: string, lifetime: number): Promise<void> {
	const end = sql`${sessions.createdAt} + ${`${lifetime} milliseconds`}::interval`;
	await tx
		.update(sessions)
		.set({ endsAt: sql`least(${sessions.endsAt}, ${end})` })
		.where(eq(sessions.userId, userId));
}

/** Deletes all sessions of the person and returns their ids. */
export async function deleteSessionsOf(tx: Db, userId: string): Promise<string[]> {
	const ended = await tx.delete(sessions).where(eq(sessions.userId, userId)).returning({ id: sessions.id });
	return ended.map(({ id }) => id);
}

/** Deletes expired sessions. They open nothing anyway: findSession ignores them. */
export async function deleteEndedSessions(db: Db, now: Date): Promise<void> {
	await db.delete(sessions).where(lte(sessions.endsAt, now));
}
