import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/server/database/database.ts";
import { sessions, users } from "./accounts.tables.ts";

/** People whose name contains this text in lower case; deleted accounts have no name. */
export function findPeopleByName(db: Db, text: string, limit: number): Promise<{ id: string }[]> {
	const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
	return db
		.select({ id: users.id })
		.from(users)
		.where(and(sql`lower(${users.name}) like ${pattern}`, isNull(users.deletedAt)))
		.limit(limit);
}

/** The person's sessions, last used first. */
export function readPersonSessions(
	db: Db,
	userId: string,
	now: Date,
): Promise<{ device: string; createdAt: Date; lastUsedAt: Date }[]> {
	return db
		.select({ device: sessions.device, createdAt: sessions.createdAt, lastUsedAt: sessions.lastUsedAt })
		.from(sessions)
		.where(and(eq(sessions.userId, userId), gt(sessions.endsAt, now)))
		.orderBy(desc(sessions.lastUsedAt))
		.limit(20);
}
