import { and, asc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import {
	behind,
	conditionsOf,
	equal,
	type PageEnd,
	placeholders,
} from "../../platform/server/database/conditions.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { named, type NamedStatement } from "../../platform/server/database/named.ts";
import { type StoredDetails, type NotificationKind, unreadCountedTo } from "../notification.ts";
import { notifications } from "./notifications.tables.ts";

export type NotificationRow = {
	id: string;
	userId: string;
	kind: NotificationKind;
	subjectId: string;
	details: StoredDetails;
	createdAt: Date;
	readAt: Date | null;
};

const columns = {
	id: notifications.id,
	userId: notifications.userId,
	kind: notifications.kind,
	subjectId: notifications.subjectId,
	details: notifications.details,
	createdAt: notifications.createdAt,
	readAt: notifications.readAt,
};

const newAdded: NamedStatement = {
	name: "notifications_added",
	text: `
		insert into notifications (id, user_id, kind, subject_id, details, occasion, created_at)
		select id, user_id, kind, subject_id, details::json, occasion, created_at
		from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[], $7::timestamptz[])
			as added(id, user_id, kind, subject_id, details, occasion, created_at)
		on conflict (user_id, occasion) do nothing
		returning id, user_id as "userId"`,
};

/**
 * Inserts notifications in one statement and returns the new ones. Keeps an earlier notification of the same
 * occasion.
 */
export function insertNew(
	tx: Db,
	rows: readonly (Omit<NotificationRow, "readAt"> & { occasion: string })[],
): Promise<{ id: string; userId: string }[]> {
	return named(tx, newAdded, [
		rows.map(({ id }) => id),
		rows.map(({ userId }) => userId),
		rows.map(({ kind }) => kind),
		rows.map(({ subjectId }) => subjectId),
		rows.map(({ details }) => JSON.stringify(details)),
		rows.map(({ occasion }) => occasion),
		rows.map(({ createdAt }) => createdAt.toISOString()),
	]);
}

const page = conditionsOf<{ person: string; after: PageEnd }>({
	person: equal("n.user_id", "uuid"),
	after: behind("n.created_at", "n.id"),
});

function pageStatement(name: string, conditions: readonly ("person" | "after")[]): NamedStatement {
	const next = placeholders();
	const where = page.texts(conditions, next).join(" and ");
	return {
		name,
		text: `select n.id, n.user_id as "userId", n.kind, n.subject_id as "subjectId", n.details,
			n.created_at as "createdAt", n.read_at as "readAt"
			from notifications n where ${where} order by n.created_at desc, n.id desc limit ${next()}`,
	};
}

const firstPage = pageStatement("notifications_first_page", ["person"]);
const nextPage = pageStatement("notifications_next_page", ["person", "after"]);

/** Reads at most `limit` of a person's notifications, newest first, after the end of the previous page. */
export function readPage(
	db: Db,
	filter: { person: string; after?: PageEnd | undefined },
	limit: number,
): Promise<NotificationRow[]> {
	const statement = filter.after === undefined ? firstPage : nextPage;
	return named<NotificationRow>(db, statement, [...page.values(filter), limit]);
}

/** Reads these notifications, the oldest first. Omits deleted ones. */
export function readByIds(db: Db, ids: readonly string[]): Promise<NotificationRow[]> {
	return db
		.select(columns)
		.from(notifications)
		.where(inArray(notifications.id, [...ids]))
		.orderBy(asc(notifications.createdAt), asc(notifications.id));
}

// Uses the index of unread ones and counts no further than the screen shows.
const unreadOfEach: NamedStatement = {
	name: "notifications_unread_of_each",
	text: `select person.id as "userId", (
			select count(*)::int from (
				select from notifications n where n.user_id = person.id and n.read_at is null limit ${unreadCountedTo}
			) as counted
		) as unread
		from unnest($1::uuid[]) as person(id)`,
};

/** Counts each person's unread notifications up to 100, by person. */
export async function countUnread(db: Db, userIds: readonly string[]): Promise<Map<string, number>> {
	const rows = await named<{ userId: string; unread: number }>(db, unreadOfEach, [[...userIds]]);
	return new Map(rows.map(({ userId, unread }) => [userId, unread]));
}

/** Marks a person's unread notifications, or only these, as read. Returns whether there were any. */
export async function markRead(
	tx: Db,
	{ userId, ids, at }: { userId: string; ids: readonly string[] | undefined; at: Date },
): Promise<boolean> {
	const marked = await tx
		.update(notifications)
		.set({ readAt: at })
		.where(
			and(
				eq(notifications.userId, userId),
				isNull(notifications.readAt),
				ids === undefined ? undefined : inArray(notifications.id, [...ids]),
			),
		)
		.returning({ id: notifications.id });
	return marked.length > 0;
}

/** Reads all notifications of a person for the export, the oldest first. */
export function readAllOf(db: Db, userId: string): Promise<NotificationRow[]> {
	return db
		.select(columns)
		.from(notifications)
		.where(eq(notifications.userId, userId))
		.orderBy(asc(notifications.createdAt), asc(notifications.id));
}

/** Deletes all notifications of a person. */
export async function deleteAllOf(tx: Db, userId: string): Promise<void> {
	await tx.delete(notifications).where(eq(notifications.userId, userId));
}

/** Deletes at most `count` notifications older than this time. Returns how many. */
export async function deleteBefore(db: Db, time: Date, count: number): Promise<number> {
	const old = db
		.select({ id: notifications.id })
		.from(notifications)
		.where(lt(notifications.createdAt, time))
		.limit(count);
	const deleted = await db
		.delete(notifications)
		.where(inArray(notifications.id, old))
		.returning({ id: notifications.id });
	return deleted.length;
}

/**
 * Deletes at most `count` notifications beyond the newest `kept` of each person who was notified since this time.
 * Returns how many. Uses the index of a person's newest, and only for people who can have too many.
 */
export async function deleteBeyond(
	db: Db,
	{ kept, notifiedSince, count }: { kept: number; notifiedSince: Date; count: number },
): Promise<number> {
	const { rows } = await db.execute(sql`
		delete from notifications where id in (
			select beyond.id
			from (select distinct user_id from notifications where created_at >= ${notifiedSince.toISOString()}::timestamptz) notified
			cross join lateral (
				select n.id from notifications n where n.user_id = notified.user_id
				order by n.created_at desc, n.id desc offset ${kept} limit ${count}
			) beyond
			limit ${count}
		) returning id`);
	return rows.length;
}
