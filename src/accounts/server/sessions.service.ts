import type { Viewer } from "../../platform/access.ts";
import { notFound } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import { createAnnouncement } from "../../platform/server/announcement.ts";
import type { Authenticate } from "../../platform/server/app.ts";
import { type Database, type Db, inTransaction } from "../../platform/server/database.ts";
import { newId } from "../../platform/server/ids.ts";
import { sessionEnd, sessionsAtMost, touchInterval } from "../accounts.policy.ts";
import { deviceOf } from "./device.ts";
import { hashToken, isTokenShaped, newToken } from "./random-token.ts";
import {
	deleteOldestSessions,
	deleteOtherSessions,
	deleteSession,
	findRunningSessions,
	findSession,
	insertSession,
	listSessions,
	noteUse,
} from "./sessions.repository.ts";

export type Sessions = ReturnType<typeof createSessions>;

/** Published when a person ends a session or a further login does; sessions that expire publish nothing. */
export type SessionEnded = { sessionId: string };

/** Who is signed in, where, and until when. */
export function createSessions({ database, clock }: { database: Database; clock: Clock }) {
	const { db } = database;
	const sessionEnded = createAnnouncement<SessionEnded>();

	/** Finds who stands behind the request's x-auth-token; null without a token, or with one that ended. */
	const authenticate: Authenticate = async (request): Promise<Viewer | null> => {
		const token = request.headers["x-auth-token"];
		if (!isTokenShaped(token)) return null;
		const now = clock();
		const staleBefore = new Date(now.getTime() - touchInterval);
		const session = await findSession(database, hashToken(token), { now, staleBefore });
		if (session === undefined) return null;
		if (session.isStale) {
			await noteUse(db, session.sessionId, { lastUsedAt: now, endsAt: sessionEnd(session.createdAt, now) });
		}
		return { userId: session.userId, role: session.role, sessionId: session.sessionId };
	};

	/** Publishes the end of these sessions, which closes their streams. */
	async function announceEnds(tx: Db, sessionIds: readonly string[]): Promise<void> {
		for (const sessionId of sessionIds) await sessionEnded.announce(tx, { sessionId });
	}

	/**
	 * Starts a session in the caller's transaction, which holds the user's row, and answers its token: it exists nowhere
	 * else afterwards. Above the limit it ends the session that was used least recently.
	 */
	async function start(tx: Db, userId: string, userAgent: string | undefined): Promise<string> {
		const token = newToken();
		const now = clock();
		const id = newId();
		await insertSession(tx, {
			id,
			userId,
			tokenHash: hashToken(token),
			device: deviceOf(userAgent),
			createdAt: now,
			lastUsedAt: now,
			endsAt: sessionEnd(now, now),
		});
		await announceEnds(tx, await deleteOldestSessions(tx, userId, { keptId: id, limit: sessionsAtMost }));
		return token;
	}

	/** The person's running sessions: first the one that asks, then by latest use. */
	function list({ userId, sessionId: currentId }: Viewer) {
		return listSessions(db, userId, { currentId, now: clock(), limit: sessionsAtMost });
	}

	/** Ends one of the person's sessions. Throws not_found for anybody else's. */
	async function end(viewer: Viewer, sessionId: string): Promise<void> {
		const wasEnded = await inTransaction(db, async (tx) => {
			if (!(await deleteSession(tx, viewer.userId, sessionId))) return false;
			await sessionEnded.announce(tx, { sessionId });
			return true;
		});
		if (!wasEnded) throw notFound();
	}

	/** Ends all sessions of the person but the one that asks. */
	async function endOthers({ userId, sessionId }: Viewer): Promise<void> {
		await inTransaction(db, async (tx) => {
			await announceEnds(tx, await deleteOtherSessions(tx, userId, sessionId));
		});
	}

	/** Ends the session that asks; one that ended in between is as good. */
	async function logout(viewer: Viewer): Promise<void> {
		await inTransaction(db, async (tx) => {
			if (await deleteSession(tx, viewer.userId, viewer.sessionId))
				await sessionEnded.announce(tx, { sessionId: viewer.sessionId });
		});
	}

	/** For other wings: those of these sessions that have not ended, however they did. */
	async function findRunning(sessionIds: readonly string[]): Promise<Set<string>> {
		return new Set(await findRunningSessions(db, sessionIds, clock()));
	}

	return { authenticate, start, list, end, endOthers, logout, findRunning, sessionEnded };
}
