import {
	among,
	before,
	behind,
	type Condition,
	conditionsOf,
	equal,
	later,
	type PageEnd,
	placeholders,
	since,
} from "../../platform/server/conditions.ts";
import type { Database, NamedStatement } from "../../platform/server/database.ts";
import type { ClaimType, LeadSource, LeadStatus } from "../lead.ts";
import { listingIdsOf } from "../../listings/server/listings.sql.ts";
import { newestFirst, pageOfClaims, pageOfSeveral } from "./lead-page.repository.ts";
import { type LeadRow, selectForNobody, selectForViewer } from "./lead-row.repository.ts";

/** All that a list can be narrowed by. */
type Conditions = {
	/** Those that this person created. */
	customer: string;
	/** Those that started from one of the viewer's listings; with a viewer alone. */
	direct: true;
	/** Those assigned to this person. */
	assigned: string;
	/** Those that the viewer claimed; with a viewer alone. */
	claimed: true;
	/** Those that the viewer holds a claim of this kind on; with a viewer alone. */
	claimType: ClaimType;
	/** As stored. */
	status: LeadStatus;
	/** Not past their end at this time; ISO 8601. With the stored status "open": those that are open at that time. */
	runningAt: string;
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

/** The ids of the viewer's listings; the viewer is the first value of a statement that has one. */
const ownListings = `array(${listingIdsOf("$1::uuid")})`;

/** How each condition reads in SQL, in the order in which they are put together. */
const texts: { [Each in Name]: Condition<Conditions[Each]> } = {
	status: equal("l.status", "text"),
	service: equal("l.service_id", "uuid"),
	place: equal("l.location_id", "uuid"),
	source: equal("l.source", "text"),
	customer: equal("l.customer_id", "uuid"),
	choice: equal("l.choice_id", "uuid"),
	lead: equal("l.id", "uuid"),
	claimType: equal("c.claim_type", "text"),
	places: among("l.location_id"),
	direct: { text: () => `l.origin_listing_id = any(${ownListings})`, values: () => [] },
	assigned: equal("l.assigned_user_id", "uuid"),
	claimed: { text: () => "c.id is not null", values: () => [] },
	from: since("l.created_at"),
	until: before("l.created_at"),
	after: behind("l.created_at", "l.id"),
	runningAt: later("l.expires_at"),
};
const conditions = conditionsOf<Conditions>(texts);

/** The same of a list that starts from the viewer's claims, which know of their lead what never changes and are indexed by it. */
const claimConditions = conditionsOf<Conditions>({
	...texts,
	lead: equal("c.lead_id", "uuid"),
	service: equal("c.lead_service_id", "uuid"),
	choice: equal("c.lead_choice_id", "uuid"),
	place: equal("c.lead_location_id", "uuid"),
	places: among("c.lead_location_id"),
	from: since("c.lead_created_at"),
	until: before("c.lead_created_at"),
	after: behind("c.lead_created_at", "c.lead_id"),
});

/** What such a list has to look up in the leads themselves. */
const ofLeads: ReadonlySet<Name> = new Set([
	"status",
	"runningAt",
	"source",
	"customer",
	"direct",
	"assigned",
]);

/** Of what several may be asked for: the column, and the array of ids, which may take a placeholder. */
const several = {
	direct: { column: "l.origin_listing_id", ids: () => ownListings },
	places: { column: "l.location_id", ids: (next: () => string) => `${next()}::uuid[]` },
} as const;

/**
 * The condition through which a list's page is found, so that it reads little more than the page however many leads
 * there are: from the viewer's claims, or through several ranges of an index. Null: one index gives the page in order,
 * or, of one person's leads or one alone, all that there is.
 */
function wayTo(asked: readonly Name[]): "claimed" | keyof typeof several | null {
	if (asked.includes("claimed") || asked.includes("claimType")) return "claimed";
	if (asked.includes("direct")) return "direct";
	if (asked.includes("assigned") || asked.includes("customer") || asked.includes("lead")) return null;
	return asked.includes("places") ? "places" : null;
}

/** The ids of the page, where they are looked for before the leads themselves are read. */
function pageText(
	way: NonNullable<ReturnType<typeof wayTo>>,
	asked: readonly Name[],
	next: () => string,
): string {
	const rest = asked.filter((name) => name !== way);
	if (way === "claimed") {
		const isOfLeads = rest.some((name) => ofLeads.has(name));
		return pageOfClaims(claimConditions.texts(rest, next), isOfLeads, next());
	}
	const where = conditions.texts(rest, next);
	const { column, ids } = several[way];
	return pageOfSeveral(column, ids(next), where, next());
}

/** The text of a list with these conditions, newest first; the last value is how many rows at most. */
function listText(asked: readonly Name[], forViewer: boolean): string {
	const next = placeholders(forViewer ? 1 : 0);
	const select = forViewer ? selectForViewer : selectForNobody;
	const way = wayTo(asked);
	if (way !== null)
		return `${select}\njoin (${pageText(way, asked, next)}) page on page.id = l.id\n${newestFirst}`;
	const where = conditions.texts(asked, next);
	return `${select}\nwhere ${where.length === 0 ? "true" : where.join("\n\tand ")}\n${newestFirst}\nlimit ${next()}`;
}

const kept = new Map<string, NamedStatement>();
/** Each connection keeps the plans of so many kinds of lists; of those that are asked for then it makes a new plan each time. */
const keptAtMost = 200;
const keyOf = (asked: readonly Name[], forViewer: boolean) =>
	[forViewer ? "viewer" : "nobody", ...asked].join("_");

/**
 * The list with these conditions, planned once on each connection, which may take longer than reading it. There are more
 * kinds of lists than a connection can keep plans of: those that come first are kept, and those that are asked for often
 * come first.
 */
function listOf(asked: readonly Name[], forViewer: boolean): NamedStatement {
	const key = keyOf(asked, forViewer);
	const known = kept.get(key);
	if (known !== undefined) return known;
	const text = listText(asked, forViewer);
	if (kept.size >= keptAtMost) return { name: "", text };
	// Numbered, for PostgreSQL cuts a name after 63 letters.
	const statement = { name: `leads_list_${kept.size}`, text };
	kept.set(key, statement);
	return statement;
}

/** The open leads as nobody sees them. Values: "open", now, how many. */
export const openLeads = listOf(["status", "runningAt"], false);
/** The next page of them. Values: "open", the last lead's time and id, now, how many. */
export const openLeadsAfter = listOf(["status", "after", "runningAt"], false);
/** The open leads of a service. Values: "open", the service's id, now, how many. */
export const openLeadsOfService = listOf(["status", "service", "runningAt"], false);
/** The next page of them. */
export const openLeadsOfServiceAfter = listOf(["status", "service", "after", "runningAt"], false);
/** The open leads at one place. Values: "open", the place's id, now, how many. */
export const openLeadsAtPlace = listOf(["status", "place", "runningAt"], false);
/** The open leads as a signed-in person sees them. Values: the person's id, "open", now, how many. */
export const openLeadsForViewer = listOf(["status", "runningAt"], true);
/** The next page of them. */
export const openLeadsForViewerAfter = listOf(["status", "after", "runningAt"], true);
/** The open leads of a service for a signed-in person. */
export const openLeadsOfServiceForViewer = listOf(["status", "service", "runningAt"], true);

/** The statement and the values that read these leads for this viewer. */
export function leadListQuery(
	viewerId: string | null,
	asked: LeadConditions,
	limit: number,
): { statement: NamedStatement; values: unknown[] } {
	const given = conditions.given(asked);
	const forViewer = viewerId !== null;
	// Where the places lead the way, they are bound behind what narrows them.
	const isByPlaces = wayTo(given) === "places";
	const narrowed = isByPlaces ? { ...asked, places: undefined } : asked;
	return {
		statement: listOf(given, forViewer),
		values: [
			...(forViewer ? [viewerId] : []),
			...conditions.values(narrowed),
			...(isByPlaces ? [asked.places] : []),
			limit,
		],
	};
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
