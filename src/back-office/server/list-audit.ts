import type * as z from "zod/mini";
import { readUsersByIds } from "../../accounts/server/users.service.ts";
import { instantsOf } from "../../platform/day-range.ts";
import {
	type AuditEntryRow,
	countAuditEntries,
	readAuditEntries,
} from "../../platform/server/audit.repository.ts";
import { cutPage, packPageEnd, unpackPageEnd } from "../../platform/server/cursor.ts";
import { readTotal } from "../../platform/server/list-total.ts";
import type { AuditEntryAnswer, backOfficeApi } from "../back-office.contract.ts";
import type { BackOfficeContext } from "./back-office.context.ts";

type AuditQuery = z.output<(typeof backOfficeApi)["GET /api/audit/export.csv"]["query"]>;

/** Rows on a page of a staff table. */
const perPage = 10;

function filterOf({ startDate, endDate, ...filter }: AuditQuery) {
	return { ...filter, ...instantsOf({ startDate, endDate }) };
}

async function presentEntries(
	{ database }: BackOfficeContext,
	rows: readonly AuditEntryRow[],
): Promise<AuditEntryAnswer[]> {
	const actorIds = rows.flatMap(({ actorId }) => (actorId === null ? [] : [actorId]));
	const people = await readUsersByIds(database.db, actorIds);
	return rows.map(({ id, at, actorId, action, subjectType, subjectId, reason, before, after }) => ({
		_id: id,
		at: at.toISOString(),
		actor: actorId === null ? null : { _id: actorId, name: people.get(actorId)?.name ?? null },
		action,
		subjectType,
		subjectId,
		reason,
		before: before as AuditEntryAnswer["before"],
		after: after as AuditEntryAnswer["after"],
	}));
}

/** A page of the audit log, at most `limit` entries. */
export async function readAuditPage(
	ctx: BackOfficeContext,
	query: AuditQuery & { cursor?: string | undefined },
	limit = perPage,
): Promise<{ rows: AuditEntryAnswer[]; nextCursor: string | null }> {
	const { cursor, ...filters } = query;
	const asked = { ...filterOf(filters), after: unpackPageEnd(cursor) };
	const found = await readAuditEntries(ctx.database, asked, limit + 1);
	const { rows, nextCursor } = cutPage(found, limit, ({ at, id }) => packPageEnd(at, id));
	return { rows: await presentEntries(ctx, rows), nextCursor };
}

/** How many entries of the audit log fit the filters. */
export function countAudit({ database }: BackOfficeContext, query: AuditQuery) {
	return readTotal((limit) => countAuditEntries(database, filterOf(query), limit));
}
