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
import { type JobRow, selectForNobody, selectForViewer } from "./job-row.repository.ts";

/** All that a list can be narrowed by. */
type Conditions = {
	/** Those that this person posted, closed ones too; without it the active ones. */
	creator: string;
	service: string;
	pincode: string;
	/** With its pincode alone. */
	poName: string;
	state: string;
	/** With its state alone. */
	district: string;
	/** Those whose time is not over at this time, ISO 8601: the timetable closes jobs up to an hour late. */
	openAt: string;
	/** Behind this job in the list's order. */
	after: PageEnd;
};
type Name = keyof Conditions;
/** Which jobs; what is left out does not narrow them. All conditions hold together. */
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

/** "Nulls last" is how the indexes stand: without the words no index would serve the order. */
const newestFirst = "order by j.created_at desc nulls last, j.id desc nulls last";
/** Not bound as a value: a statement that is planned once could not use the indexes of active jobs. */
const isActive = "j.status = 'active'";

function listText(asked: readonly Name[], forViewer: boolean): string {
	const next = placeholders(forViewer ? 1 : 0);
	const which = asked.includes("creator") ? [] : [isActive];
	const where = [...which, ...conditions.texts(asked, next)].join("\n\tand ");
	return `${forViewer ? selectForViewer : selectForNobody}\nwhere ${where}\n${newestFirst}\nlimit ${next()}`;
}

const kept = new Map<string, NamedStatement>();

/** The list with these conditions, planned once on each connection; there are some hundred kinds of lists. */
function listOf(asked: readonly Name[], forViewer: boolean): NamedStatement {
	const key = [forViewer ? "viewer" : "nobody", ...asked].join("_");
	const known = kept.get(key);
	if (known !== undefined) return known;
	// Numbered, for PostgreSQL cuts a name after 63 letters.
	const statement = { name: `jobs_list_${kept.size}`, text: listText(asked, forViewer) };
	kept.set(key, statement);
	return statement;
}

/** The statement and the values that read these jobs for this viewer (null is nobody). */
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

const newestIds: NamedStatement = {
	name: "jobs_newest_ids",
	text: `select j.id from jobs j where ${isActive} ${newestFirst} limit $1`,
};

/** The ids of at most `limit` active jobs, newest first. */
export async function readNewestIds(db: Db, limit: number): Promise<string[]> {
	const rows = await named<{ id: string }>(db, newestIds, [limit]);
	return rows.map(({ id }) => id);
}
