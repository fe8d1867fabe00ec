import { behind, before, conditionsOf, equal, type PageEnd, placeholders, since } from "./conditions.ts";
import { auditEntries } from "./audit.tables.ts";
import type { Db } from "./database.ts";
import { named } from "./named.ts";

export type AuditEntryRow = typeof auditEntries.$inferSelect;

/** Adds one entry as given. Use the function that `auditOf` returns, which limits what an entry can contain. */
export async function insertAuditEntry(tx: Db, entry: typeof auditEntries.$inferInsert): Promise<void> {
	await tx.insert(auditEntries).values(entry);
}

/** Adds entries as given, in one statement. Call what `auditAllOf` returns instead. */
export async function insertAuditEntries(
	tx: Db,
	entries: readonly (typeof auditEntries.$inferInsert)[],
): Promise<void> {
	if (entries.length > 0) await tx.insert(auditEntries).values([...entries]);
}

/** The entries to read; an omitted filter does not narrow the list. */
export type AuditFilter = {
	actorId?: string | undefined;
	action?: string | undefined;
	subjectType?: string | undefined;
	subjectId?: string | undefined;
	/** ISO 8601, included. */
	from?: string | undefined;
	/** ISO 8601, not included. */
	until?: string | undefined;
};

const conditions = conditionsOf<Required<AuditFilter> & { after: PageEnd }>({
	actorId: equal("actor_id", "uuid"),
	action: equal("action", "text"),
	subjectType: equal("subject_type", "text"),
	subjectId: equal("subject_id", "uuid"),
	from: since("at"),
	until: before("at"),
	after: behind("at", "id"),
});

function whereOf(asked: AuditFilter & { after?: PageEnd | undefined }) {
	const given = conditions.given(asked);
	const next = placeholders();
	const text = ["true", ...conditions.texts(given, next)].join(" and ");
	return { name: given.join("_"), text, next, values: conditions.values(asked) };
}

/** At most `limit` entries, the latest first. */
export function readAuditEntries(
	db: Db,
	asked: AuditFilter & { after?: PageEnd | undefined },
	limit: number,
): Promise<AuditEntryRow[]> {
	const { name, text, next, values } = whereOf(asked);
	const query = `select id, at, actor_id as "actorId", action, subject_type as "subjectType",
	subject_id as "subjectId", reason, before, after
from audit_entries
where ${text}
order by at desc, id desc
limit ${next()}`;
	return named<AuditEntryRow>(db, { name: `audit_${name}`, text: query }, [...values, limit]);
}

/** The number of matching entries, counted up to `limit`. */
export async function countAuditEntries(db: Db, asked: AuditFilter, limit: number): Promise<number> {
	const { name, text, next, values } = whereOf(asked);
	const query = `select count(*)::int as count from (select 1 from audit_entries where ${text} limit ${next()}) found`;
	const rows = await named<{ count: number }>(db, { name: `audit_count_${name}`, text: query }, [
		...values,
		limit,
	]);
	return rows[0]?.count ?? 0;
}
