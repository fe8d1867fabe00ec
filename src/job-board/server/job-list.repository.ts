import {
	behind,
	conditionsOf,
	equal,
	later,
	type PageEnd,
	placeholders,
} from "../../platform/server/database/conditions.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { named, type NamedStatement } from "../../platform/server/database/named.ts";
import { type JobRow, selectForVisitor, selectForViewer } from "./job-row.repository.ts";

/** The filters of a list. */
type Conditions = {
	/** Jobs of this person, including closed ones; without it only active jobs. */
	creator: string;
	service: string;
	pincode: string;
	/** Requires `pincode`. */
	poName: string;
	state: string;
	/** Requires `state`. */
	district: string;
	/** Jobs that have not expired at this time, ISO 8601: the hourly job closes them up to an hour late. */
	openAt: string;
	/** Jobs after this one in the list's order. */
	after: PageEnd;
};
type Name = keyof Conditions;
/** Missing filters are not applied; the others are combined with "and". */
export type JobConditions = Partial<Conditions>;

const conditions = conditionsOf<Conditions>({
	creator: equal("j.created_by", "uuid"),
	pincode: equal("j.pincode", "text"),
	poName: equal("j.po_name", "text"),
	state: equal("j.state_name", "text"),
	district: equal("j.district", "text"),
	service: equal("j.service_id", "uuid"),
	openAt: later("j.expires_at"),
	after: behind("j.created_at", "j.id"),
});

/** "nulls last" matches the indexes; without it PostgreSQL could not use them for the order. */
const newestFirst = "order by j.created_at desc nulls last, j.id desc nulls last";
/** A literal, not a bound value: a generic plan could not use the partial indexes of active jobs. */
const isActive = "j.status = 'active'";

function listText(asked: readonly Name[], forViewer: boolean): string {
	const next = placeholders(forViewer ? 1 : 0);
	const which = asked.includes("creator") ? [] : [isActive];
	const where = [...which, ...conditions.texts(asked, next)].join("\n\tand ");
	return `${forViewer ? selectForViewer : selectForVisitor}\nwhere ${where}\n${newestFirst}\nlimit ${next()}`;
}

const statements = new Map<string, NamedStatement>();

/** The statement for these conditions, prepared once per connection. There are a few hundred combinations. */
function listOf(asked: readonly Name[], forViewer: boolean): NamedStatement {
	const key = [forViewer ? "viewer" : "visitor", ...asked].join("_");
	const known = statements.get(key);
	if (known !== undefined) return known;
	// Numbered, because PostgreSQL truncates names after 63 characters.
	const statement = { name: `jobs_list_${statements.size}`, text: listText(asked, forViewer) };
	statements.set(key, statement);
	return statement;
}

/** The statement and its values for these jobs and this viewer (null: a visitor). */
export function jobListQuery(
	viewerId: string | null,
	asked: JobConditions,
	limit: number,
): { statement: NamedStatement; values: unknown[] } {
	const forViewer = viewerId !== null;
	return {
		statement: listOf(conditions.given(asked), forViewer),
		values: [...(forViewer ? [viewerId] : []), ...conditions.values(asked), limit],
	};
}

/** At most `limit` of these jobs for this viewer, newest first. */
export function readJobs(
	db: Db,
	viewerId: string | null,
	asked: JobConditions,
	limit: number,
): Promise<JobRow[]> {
	const { statement, values } = jobListQuery(viewerId, asked, limit);
	return named<JobRow>(db, statement, values);
}

const activeById: NamedStatement = {
	name: "jobs_active_by_id",
	text: `select j.id, j.status_changed_at as "changedAt" from jobs j where ${isActive} and j.id > $1::uuid
order by j.id offset $2 limit $3`,
};

/** The active jobs after this id, in the order of their ids, without the first `offset` ones. */
export function readActiveJobs(
	db: Db,
	after: string,
	{ offset, limit }: { offset: number; limit: number },
): Promise<{ id: string; changedAt: Date }[]> {
	return named(db, activeById, [after, offset, limit]);
}
