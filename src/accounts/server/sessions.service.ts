import type { Role, Viewer } from "../../platform/access.ts";
import { notFound } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import { createModuleEvent } from "../../platform/server/database/module-event.ts";
import type { Authenticate } from "../../platform/server/http/app.ts";
import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import { newId } from "../../platform/server/database/ids.ts";
import type { Settings } from "../../platform/server/process/settings.ts";
import { sessionEnd, sessionsAtMost, touchInterval } from "../accounts.policy.ts";
import { viewerOfSession } from "../second-factor.ts";
import { deviceOf } from "./device.ts";
import { hashToken, isTokenShaped, newToken } from "./random-token.ts";
import {
	deleteOldestSessions,
	deleteOtherSessions,
	deleteSession,
	deleteSessionsOf,
	findRunningSessions,
	findSession,
	insertSession,
	listSessions,
	noteUse,
} from "./sessions.repository.ts";

export type Sessions = ReturnType<typeof createSessions>;

/** Published when a person ends a session or a further login does; sessions that expire publish nothing. */
export type SessionEnded = { sessionId: string };

/** Published when running sessions get or lose the rights of their role: their streams begin anew with the new rights. */
export type RightsChanged = { sessionId: string };

type SessionsContext = {
	db: Db;
	clock: Clock;
	/** Whether staff have their rights only after the second factor. */
	secondFactor?: Settings["STAFF_SECOND_FACTOR"];
};

/** Who is signed in, where, and until when. */
export function createSessions({ db, clock, secondFactor = "required" }: SessionsContext) {
	const sessionEnded = createModuleEvent<SessionEnded>();
	const rightsChanged = createModuleEvent<RightsChanged>();

	/** Finds who stands behind the request's x-auth-token; null without a token, or with one that ended. */
	const authenticate: Authenticate = async (request): Promise<Viewer | null> => {
		const token = request.headers["x-auth-token"];
		if (!isTokenShaped(token)) return null;
		const now = clock();
		const staleBefore = new Date(now.getTime() - touchInterval);
		const session = await findSession(db, hashToken(token), { now, staleBefore });
		if (session === undefined) return null;
		const endsAt = sessionEnd(session.createdAt, now, session.role);
		// Of somebody who joined the staff since the session began.
		if (endsAt <= now) return null;
		if (session.isStale) await noteUse(db, session.sessionId, { lastUsedAt: now, endsAt });
		return viewerOfSession(session, { now, isFactorRequired: secondFactor === "required" });
	};

	/** Publishes the end of these sessions, which closes their streams. */
	async function announceEnds(tx: Db, sessionIds: readonly string[]): Promise<void> {
		for (const sessionId of sessionIds) await sessionEnded.announce(tx, { sessionId });
	}

	/**
	 * Starts a session in the caller's transaction, which holds the user's row, and answers its token: it exists nowhere
	 * else afterwards. Above the limit it ends the session that was used least recently.
	 */
	async function start(
		tx: Db,
		userId: string,
		userAgent: string | undefined,
		role: Role = "user",
	): Promise<string> {
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
			endsAt: sessionEnd(now, now, role),
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

	/** Ends all sessions of the person, in the caller's transaction. */
	async function endAllOf(tx: Db, userId: string): Promise<void> {
		await announceEnds(tx, await deleteSessionsOf(tx, userId));
	}

	/** Ends the session that asks; one that ended in between is as good. */
	async function logout(viewer: Viewer): Promise<void> {
		await inTransaction(db, async (tx) => {
			if (await deleteSession(tx, viewer.userId, viewer.sessionId))
				await sessionEnded.announce(tx, { sessionId: viewer.sessionId });
		});
	}

	/** For other modules: those of these sessions that have not ended, however they did. */
	async function findRunning(sessionIds: readonly string[]): Promise<Set<string>> {
		return new Set(await findRunningSessions(db, sessionIds, clock()));
	}

	return {
		authenticate,
		start,
		list,
		end,
		endOthers,
		endAllOf,
		logout,
		findRunning,
		sessionEnded,
		rightsChanged,
	};
}
