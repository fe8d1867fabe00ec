import { eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/server/database/database.ts";
import { namedQuery } from "../../platform/server/database/named.ts";
import type { NotificationKind } from "../notification.ts";
import { notificationsTurnedOff as mutedKinds } from "./notifications.tables.ts";

const columns = {
	userId: mutedKinds.userId,
	kind: mutedKinds.kind,
};

const ofSome = namedQuery("notifications_turned_off", (db) =>
	db
		.select(columns)
		.from(mutedKinds)
		.where(
			sql`${mutedKinds.userId} = any(${sql.placeholder("userIds")}::uuid[]) and ${mutedKinds.kind} = any(${sql.placeholder("kinds")}::text[])`,
		),
);

/** Reads which of these kinds these people have muted. */
export function readMutedKinds(
	db: Db,
	{ userIds, kinds }: { userIds: readonly string[]; kinds: readonly NotificationKind[] },
): Promise<{ userId: string; kind: NotificationKind }[]> {
	return ofSome(db, { userIds, kinds });
}

/** Mutes these kinds and unmutes all others. The caller has locked the account. */
export async function writeMutedKinds(
	tx: Db,
	userId: string,
	kinds: readonly NotificationKind[],
): Promise<void> {
	await deleteMutedKinds(tx, userId);
	if (kinds.length > 0) await tx.insert(mutedKinds).values(kinds.map((kind) => ({ userId, kind })));
}

/** Unmutes all kinds. */
export async function deleteMutedKinds(tx: Db, userId: string): Promise<void> {
	await tx.delete(mutedKinds).where(eq(mutedKinds.userId, userId));
}
