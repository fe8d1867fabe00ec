import {
	among,
	before,
	behind,
	conditionsOf,
	equal,
	type PageEnd,
	placeholders,
	since,
} from "../../platform/server/conditions.ts";
import type { Database, NamedStatement } from "../../platform/server/database.ts";
import type { ClaimType, LeadSource, LeadStatus } from "../lead.ts";
import { type LeadRow, selectForNobody, selectForViewer } from "./lead-row.repository.ts";

/** All that a list can be narrowed by. */
type Conditions = {
	/** Those that this person created. */
	customer: string;
	/** Those that started from one of these listings. */
	origins: string[];
	/** Those assigned to one of these listings. */
	assigned: string[];
	/** Those that the viewer claimed. */
	claimed: true;
	/** Those that the viewer holds a claim of this kind on. */
	claimType: ClaimType;
	status: LeadStatus;
	source: LeadSource;
	service: string;
	choice: string;
	/** One place, which an index serves in order, or several. */
	place: string;
	places: string[];
	/** Created at or after, and before; ISO 8601. */
	from: string;
	until: string;
	lead: string;
	/** Behind this lead in the list's order. */
	after: PageEnd;
};
type Name = keyof Conditions;
/** Which leads; what is left out does not narrow them. All conditions hold together. */
export type LeadConditions = Partial<Conditions>;

/** How each condition reads in SQL, in the order in which they are put together. */
const conditions = conditionsOf<Conditions>({
	status: equal("l.status", "text"),
	service: equal("l.service_id", "uuid"),
	place: equal("l.location_id", "uuid"),
	source: equal("l.source", "text"),
	customer: equal("l.customer_id", "uuid"),
	choice: equal("l.choice_id", "uuid"),
	lead: equal("l.id", "uuid"),
	claimType: equal("c.claim_type", "text"),
	places: among("l.location_id"),
	origins: among("l.origin_listing_id"),
	assigned: among("l.assigned_listing_id"),
	claimed: { text: () => "c.id is not null", values: () => [] },
	from: since("l.created_at"),
	until: before("l.created_at"),
	after: behind("l.created_at", "l.id"),
});

/**
 * The text of a list with these conditions, newest first; the last value is how many rows at most. "Nulls last" is how
 * the indexes stand: without the words no index would serve the order, and every page would sort all open leads.
 */
function listText(asked: readonly Name[], forViewer: boolean): string {
	const next = placeholders(forViewer ? 1 : 0);
	const where = conditions.texts(asked, next);
	return `${forViewer ? selectForViewer : selectForNobody}
where ${where.length === 0 ? "true" : where.join("\n\tand ")}
order by l.created_at desc nulls last, l.id desc nulls last
limit ${next()}`;
}

const hot = new Map<string, NamedStatement>();
const keyOf = (asked: readonly Name[], forViewer: boolean) =>
	[forViewer ? "viewer" : "nobody", ...asked].join("_");

/** A list that is asked for often: planned once on each connection. Others are planned anew, for there are too many kinds to keep. */
function hotList(asked: readonly Name[], forViewer: boolean): NamedStatement {
	const key = keyOf(asked, forViewer);
	const statement = { name: `leads_${key}`, text: listText(asked, forViewer) };
	hot.set(key, statement);
	return statement;
}

/** The open leads as nobody sees them. Values: "open", how many. */
export const openLeads = hotList(["status"], false);
/** The next page of them. Values: "open", the last lead's time and id, how many. */
export const openLeadsAfter = hotList(["status", "after"], false);
/** The open leads of a service. Values: "open", the service's id, how many. */
export const openLeadsOfService = hotList(["status", "service"], false);
/** The next page of them. */
export const openLeadsOfServiceAfter = hotList(["status", "service", "after"], false);
/** The open leads at one place. Values: "open", the place's id, how many. */
export const openLeadsAtPlace = hotList(["status", "place"], false);
/** The open leads as a signed-in person sees them. Values: the person's id, "open", how many. */
export const openLeadsForViewer = hotList(["status"], true);
/** The next page of them. */
export const openLeadsForViewerAfter = hotList(["status", "after"], true);
/** The open leads of a service for a signed-in person. */
export const openLeadsOfServiceForViewer = hotList(["status", "service"], true);

/** The statement and the values that read these leads for this viewer. */
export function leadListQuery(
	viewerId: string | null,
	asked: LeadConditions,
	limit: number,
): { statement: NamedStatement; values: unknown[] } {
	const given = conditions.given(asked);
	const forViewer = viewerId !== null;
	const statement = hot.get(keyOf(given, forViewer)) ?? { name: "", text: listText(given, forViewer) };
	return { statement, values: [...(forViewer ? [viewerId] : []), ...conditions.values(asked), limit] };
}

/** At most `limit` of these leads for this viewer, newest first. */
export function readLeads(
	database: Database,
	viewerId: string | null,
	asked: LeadConditions,
	limit: number,
): Promise<LeadRow[]> {
	const { statement, values } = leadListQuery(viewerId, asked, limit);
	return database.runNamed<LeadRow>(statement, values);
}
