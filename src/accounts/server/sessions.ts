import type { FastifyRequest } from "fastify";
import type { Role, Viewer } from "../../platform/access.ts";
import { notFound } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import { createModuleEvent, type ModuleEvent } from "../../platform/server/database/module-event.ts";
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
	findSession,
	insertSession,
	listSessions,
	noteUse,
	readRunningSessions,
} from "./sessions.repository.ts";

/** Published when a person ends a session or a further login does; sessions that expire publish nothing. */
export type SessionEnded = { sessionId: string };

/** Published when a running session gains or loses the rights of its role; its streams start again with the new rights. */
export type RightsChanged = { sessionId: string };

/** What the use cases of sessions depend on. The server creates it before the modules, because it authenticates their calls. */
export type SessionsContext = {
	db: Db;
	clock: Clock;
	/** Whether staff have the rights of their role only after the second factor. */
	secondFactor: Settings["STAFF_SECOND_FACTOR"];
	sessionEnded: ModuleEvent<SessionEnded>;
	rightsChanged: ModuleEvent<RightsChanged>;
};

/** Creates the context, with events that have no listeners yet. */
export function createSessionsContext({
	db,
	clock,
	secondFactor = "required",
}: Pick<SessionsContext, "db" | "clock"> & Partial<Pick<SessionsContext, "secondFactor">>): SessionsContext {
	return {
		db,
		clock,
		secondFactor,
		sessionEnded: createModuleEvent<SessionEnded>(),
		rightsChanged: createModuleEvent<RightsChanged>(),
	};
}

/** Finds the viewer of the request's x-auth-token; null without a token or with one that has ended. */
export async function authenticate(
	{ db, clock, secondFactor }: SessionsContext,
	request: Pick<FastifyRequest, "headers">,
): Promise<Viewer | null> {
	const token = request.headers["x-auth-token"];
	if (!isTokenShaped(token)) return null;
	const now = clock();
	const staleBefore = new Date(now.getTime() - touchInterval);
	const session = await findSession(db, hashToken(token), { now, staleBefore });
	if (session === undefined) return null;
	const endsAt = sessionEnd(session.createdAt, now, session.role);
	// A person who joined the staff after the session began has a shorter session.
	if (endsAt <= now) return null;
	if (session.isStale) await noteUse(db, session.sessionId, { lastUsedAt: now, endsAt });
	return viewerOfSession(session, { now, isFactorRequired: secondFactor === "required" });
}

/** Publishes the end of these sessions, which closes their streams. */
async function publishEnds(
	{ sessionEnded }: Pick<SessionsContext, "sessionEnded">,
	tx: Db,
	sessionIds: readonly string[],
): Promise<void> {
	for (const sessionId of sessionIds) await sessionEnded.announce(tx, { sessionId });
}

/**
 * Starts a session in the caller's transaction, which has locked the user's row, and returns its token, which is stored
 * nowhere. Above the limit it ends the session that was used least recently.
 */
export async function startSession(
	ctx: SessionsContext,
	tx: Db,
	userId: string,
	{ userAgent, role = "user" }: { userAgent?: string | undefined; role?: Role } = {},
): Promise<string> {
	const token = newToken();
	const now = ctx.clock();
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
	await publishEnds(ctx, tx, await deleteOldestSessions(tx, userId, { keptId: id, limit: sessionsAtMost }));
	return token;
}

/** Lists the person's running sessions: the current one first, then by latest use. */
export function listOwnSessions({ db, clock }: SessionsContext, { userId, sessionId: currentId }: Viewer) {
	return listSessions(db, userId, { currentId, now: clock(), limit: sessionsAtMost });
}

/** Ends one of the person's sessions. Throws not_found for another person's. */
export async function endSession(ctx: SessionsContext, viewer: Viewer, sessionId: string): Promise<void> {
	const wasEnded = await inTransaction(ctx.db, async (tx) => {
		if (!(await deleteSession(tx, viewer.userId, sessionId))) return false;
		await publishEnds(ctx, tx, [sessionId]);
		return true;
	});
	if (!wasEnded) throw notFound();
}

/** Ends all sessions of the person except the current one. */
export async function endOtherSessions(ctx: SessionsContext, { userId, sessionId }: Viewer): Promise<void> {
	await inTransaction(ctx.db, async (tx) => {
		await publishEnds(ctx, tx, await deleteOtherSessions(tx, userId, sessionId));
	});
}

/** Ends all sessions of a person, in the caller's transaction. */
export async function endSessionsOf(
	ctx: Pick<SessionsContext, "sessionEnded">,
	tx: Db,
	userId: string,
): Promise<void> {
	await publishEnds(ctx, tx, await deleteSessionsOf(tx, userId));
}

/** Ends the current session. Does nothing if it has ended already. */
export async function logOut(ctx: SessionsContext, { userId, sessionId }: Viewer): Promise<void> {
	await inTransaction(ctx.db, async (tx) => {
		if (await deleteSession(tx, userId, sessionId)) await publishEnds(ctx, tx, [sessionId]);
	});
}

/** Returns those of these sessions that have not ended or expired. */
export async function findRunningSessions(
	{ db, clock }: Pick<SessionsContext, "db" | "clock">,
	sessionIds: readonly string[],
): Promise<Set<string>> {
	return new Set(await readRunningSessions(db, sessionIds, clock()));
}
