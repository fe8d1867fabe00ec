import { and, count, eq, inArray, or, sql } from "drizzle-orm";
import {
	behind,
	conditionsOf,
	equal,
	type PageEnd,
	placeholders,
} from "../../../platform/server/database/conditions.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import { named, namedQuery } from "../../../platform/server/database/named.ts";
import { exportedColumns } from "../../../platform/server/database/personal-data.ts";
import { blockPersonalData } from "../accounts.personal-data.ts";
import { blockedWith } from "../accounts.sql.ts";
import { blocks } from "../accounts.tables.ts";

/** A block in the blocker's list; `name` is null if the person has none. */
export type BlockRow = {
	id: string;
	blockedId: string;
	leadId: string | null;
	name: string | null;
	createdAt: Date;
};

const blockedPair = namedQuery("blocks_between", (db) =>
	db
		.select({ id: blocks.id })
		.from(blocks)
		.where(
			or(
				and(eq(blocks.blockerId, sql.placeholder("one")), eq(blocks.blockedId, sql.placeholder("other"))),
				and(eq(blocks.blockerId, sql.placeholder("other")), eq(blocks.blockedId, sql.placeholder("one"))),
			),
		)
		.limit(1),
);

/** Whether one of the two has blocked the other. */
export async function isBlockedBetween(db: Db, one: string, other: string): Promise<boolean> {
	const found = await blockedPair(db, { one, other });
	return found.length > 0;
}

const everyoneBlocked = { name: "blocks_with", text: `select id from (${blockedWith("$1::uuid")}) met (id)` };

/** The ids of everyone whom the person has blocked, or who has blocked the person. */
export async function readBlockedWith(db: Db, userId: string): Promise<Set<string>> {
	const rows = await named<{ id: string }>(db, everyoneBlocked, [userId]);
	return new Set(rows.map(({ id }) => id));
}

/** How many people the person has blocked. */
export function countBlocksOf(tx: Db, blockerId: string): Promise<number> {
	return tx.$count(blocks, eq(blocks.blockerId, blockerId));
}

/** How many people have blocked each of these; people whom nobody has blocked are missing. */
export async function countBlockers(db: Db, userIds: readonly string[]): Promise<Map<string, number>> {
	const rows = await db
		.select({ userId: blocks.blockedId, count: count() })
		.from(blocks)
		.where(inArray(blocks.blockedId, [...userIds]))
		.groupBy(blocks.blockedId);
	return new Map(rows.map((row) => [row.userId, row.count]));
}

/** Adds the block; an existing one stays as it is. */
export async function insertBlock(tx: Db, block: typeof blocks.$inferInsert): Promise<void> {
	await tx.insert(blocks).values(block).onConflictDoNothing();
}

/** Whether the first has blocked the second. */
export async function hasBlocked(tx: Db, blockerId: string, blockedId: string): Promise<boolean> {
	const isMeant = and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId));
	return (await tx.$count(blocks, isMeant)) > 0;
}

/** Removes the block, if there is one. */
export async function deleteBlock(db: Db, blockerId: string, blockedId: string): Promise<void> {
	await db.delete(blocks).where(and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId)));
}

/** Removes all blocks by the person and of the person. */
export async function deleteBlocksWith(tx: Db, userId: string): Promise<void> {
	await tx.delete(blocks).where(or(eq(blocks.blockerId, userId), eq(blocks.blockedId, userId)));
}

const conditions = conditionsOf<{ blocker: string; after: PageEnd }>({
	blocker: equal("b.blocker_id", "uuid"),
	after: behind("b.created_at", "b.id"),
});

/** At most `limit` people whom the person has blocked, the latest first. */
export function readBlocks(
	db: Db,
	asked: { blocker: string; after?: PageEnd | undefined },
	limit: number,
): Promise<BlockRow[]> {
	const given = conditions.given(asked);
	const next = placeholders();
	const text = `select b.id, b.blocked_id as "blockedId", b.lead_id as "leadId", u.name, b.created_at as "createdAt"
from blocks b join users u on u.id = b.blocked_id
where ${conditions.texts(given, next).join(" and ")}
order by b.created_at desc nulls last, b.id desc nulls last
limit ${next()}`;
	return named<BlockRow>(db, { name: ["blocks", ...given].join("_"), text }, [
		...conditions.values(asked),
		limit,
	]);
}

/** The person's blocks for the export of their data. */
export function readBlocksOf(db: Db, userId: string) {
	return db.select(exportedColumns(blockPersonalData)).from(blocks).where(eq(blocks.blockerId, userId));
}
