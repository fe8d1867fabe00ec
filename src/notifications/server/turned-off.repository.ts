import { eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/server/database.ts";
import { prepared } from "../../platform/server/prepared.ts";
import type { NotificationKind } from "../notification.ts";
import { notificationsTurnedOff as turnedOff } from "./notifications.tables.ts";

const columns = {
	userId: turnedOff.userId,
	// Written by the call alone, whose schema takes no other word.
	kind: sql<NotificationKind>`${turnedOff.kind}`,
};

const ofSome = prepared("notifications_turned_off", (db) =>
	db
		.select(columns)
		.from(turnedOff)
		.where(
			sql`${turnedOff.userId} = any(${sql.placeholder("userIds")}::uuid[]) and ${turnedOff.kind} = any(${sql.placeholder("kinds")}::text[])`,
		),
);

/** Which of these kinds which of these people do not want to be told of. */
export function readTurnedOff(
	db: Db,
	{ userIds, kinds }: { userIds: readonly string[]; kinds: readonly NotificationKind[] },
): Promise<{ userId: string; kind: NotificationKind }[]> {
	return ofSome(db, { userIds, kinds });
}

/** Turns these kinds off and all others on; the caller holds the person's account. */
export async function writeTurnedOff(
	tx: Db,
	userId: string,
	kinds: readonly NotificationKind[],
): Promise<void> {
	await deleteTurnedOff(tx, userId);
	if (kinds.length > 0) await tx.insert(turnedOff).values(kinds.map((kind) => ({ userId, kind })));
}

/** Turns everything on. */
export async function deleteTurnedOff(tx: Db, userId: string): Promise<void> {
	await tx.delete(turnedOff).where(eq(turnedOff.userId, userId));
}
