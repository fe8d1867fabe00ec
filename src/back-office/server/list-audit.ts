import type * as z from "zod/mini";
import { readUsersByIds } from "../../accounts/server/accounts.api.ts";
import { instantsOf } from "../../platform/day-range.ts";
import { paise, rupeesFromPaise } from "../../platform/money.ts";
import {
	type AuditEntryRow,
	countAuditEntries,
	readAuditEntries,
} from "../../platform/server/database/audit.repository.ts";
import { paginate, encodePageEnd, decodePageEnd } from "../../platform/server/http/cursor.ts";
import { readTotal } from "../../platform/server/database/list-total.ts";
import type { AuditEntryAnswer, backOfficeApi } from "../back-office.contract.ts";
import type { BackOfficeContext } from "./back-office.context.ts";
import { readSubjectNames } from "./subject-names.ts";

type AuditQuery = z.output<(typeof backOfficeApi)["GET /api/audit/export.csv"]["query"]>;

/** Rows on a page of a staff table. */
const perPage = 10;

function filterOf({ startDate, endDate, ...filter }: AuditQuery) {
	return { ...filter, ...instantsOf({ startDate, endDate }) };
}

/** Fields with an amount in paise, in any kind of record. */
const moneyFields: ReadonlySet<string> = new Set(["amount", "price", "reward"]);

/** The changed fields with their amounts in rupees, as in every response. */
function presentFields(stored: unknown): AuditEntryAnswer["before"] {
	if (stored === null) return null;
	const fields = Object.entries(stored as Record<string, unknown>).map(([name, value]) => {
		const isMoney = moneyFields.has(name) && typeof value === "number";
		return [name, isMoney ? rupeesFromPaise(paise(value)) : value] as const;
	});
	return Object.fromEntries(fields);
}

async function presentEntries(
	{ db }: BackOfficeContext,
	rows: readonly AuditEntryRow[],
): Promise<AuditEntryAnswer[]> {
	const actorIds = rows.flatMap(({ actorId }) => (actorId === null ? [] : [actorId]));
	const [people, subjects] = await Promise.all([readUsersByIds(db, actorIds), readSubjectNames(db, rows)]);
	return rows.map(({ id, at, actorId, action, subjectType, subjectId, reason, before, after }) => ({
		_id: id,
		at: at.toISOString(),
		actor: actorId === null ? null : { _id: actorId, name: people.get(actorId)?.name ?? null },
		action,
		subjectType,
		subjectId,
		subjectName: subjects.get(subjectId) ?? null,
		reason,
		before: presentFields(before),
		after: presentFields(after),
	}));
}

/** A page of the audit log, at most `limit` entries. */
export async function readAuditPage(
	ctx: BackOfficeContext,
	query: AuditQuery & { cursor?: string | undefined },
	limit = perPage,
): Promise<{ rows: AuditEntryAnswer[]; nextCursor: string | null }> {
	const { cursor, ...filters } = query;
	const asked = { ...filterOf(filters), after: decodePageEnd(cursor) };
	const found = await readAuditEntries(ctx.db, asked, limit + 1);
	const { rows, nextCursor } = paginate(found, limit, ({ at, id }) => encodePageEnd(at, id));
	return { rows: await presentEntries(ctx, rows), nextCursor };
}

/** The number of entries that match the filters. */
export function countAudit({ db }: BackOfficeContext, query: AuditQuery) {
	return readTotal((limit) => countAuditEntries(db, filterOf(query), limit));
}
