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
} from "../../../platform/server/database/conditions.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import { named, type NamedStatement } from "../../../platform/server/database/named.ts";
import type { ClaimType, LeadSource, LeadStatus } from "../../lead.ts";
import { listingIdsOf } from "../../../listings/server/listings.sql.ts";
import { newestFirst, pageOfClaims, pageOfSeveral } from "./lead-page.repository.ts";
import {
	isClaimNotBlocked,
	isNotBlocked,
	type LeadRow,
	selectForGuest,
	selectForViewer,
} from "../lead-row.repository.ts";

/** The conditions that a list can have. */
type Conditions = {
	/** Leads that this person created. */
	customer: string;
	/** Leads that started from one of the viewer's listings; requires a viewer. */
	direct: true;
	/** Leads assigned to this person. */
	assigned: string;
	/** Leads that the viewer claimed; requires a viewer. */
	claimed: true;
	/** Leads that the viewer has a claim of this kind on; requires a viewer. */
	claimType: ClaimType;
	/** The stored status. */
	status: LeadStatus;
	/** Not past their end at this time; ISO 8601. With the stored status "open", those that are open at that time. */
	runningAt: string;
	/** Not one professional's alone at this time; ISO 8601. */
	openToAllAt: string;
	source: LeadSource;
	service: string;
	choice: string;
	/** One place, for which an index gives the order, or several. */
	place: string;
	places: string[];
	/** Created at or after, and before; ISO 8601. */
	from: string;
	until: string;
	lead: string;
	/** After this lead in the list's order. */
	after: PageEnd;
};
type Name = keyof Conditions;
/** The leads to read; an omitted condition does not narrow the list. All conditions must hold. */
export type LeadConditions = Partial<Conditions>;

/** The ids of the viewer's listings; the viewer, if any, is the statement's first value. */
const ownListings = `array(${listingIdsOf("$1::uuid")})`;

/** The SQL of each condition, in the order in which they are combined. */
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
	openToAllAt: {
		text: (next) => `(l.exclusive_until is null or l.exclusive_until <= ${next()}::timestamptz)`,
		values: (at) => [at],
	},
};
export const conditions = conditionsOf<Conditions>(texts);

/** The same for a list that starts from the viewer's claims, which copy and index the lead's unchanging columns. */
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

/** The conditions that such a list must look up in the leads themselves. */
const ofLeads: ReadonlySet<Name> = new Set([
	"status",
	"runningAt",
	"source",
	"customer",
	"direct",
	"assigned",
	"openToAllAt",
]);

/** The conditions that can have several values: the column, and the array of ids, which may be a placeholder. */
const several = {
	direct: { column: "l.origin_listing_id", ids: () => ownListings },
	places: { column: "l.location_id", ids: (next: () => string) => `${next()}::uuid[]` },
} as const;

/**
 * The condition that drives a list's page, so that it reads little more than the page however many leads there are: the
 * viewer's claims, or several ranges of an index. Null if one index gives the page in order, or if the list is one
 * person's leads or a single lead.
 */
function wayTo(asked: readonly Name[]): "claimed" | keyof typeof several | null {
	if (asked.includes("claimed") || asked.includes("claimType")) return "claimed";
	if (asked.includes("direct")) return "direct";
	if (asked.includes("assigned") || asked.includes("customer") || asked.includes("lead")) return null;
	return asked.includes("places") ? "places" : null;
}

/** The subquery for the ids of the page, if they are found before the leads themselves are read. */
function pageText(
	way: NonNullable<ReturnType<typeof wayTo>>,
	asked: readonly Name[],
	{ next, forViewer }: { next: () => string; forViewer: boolean },
): string {
	const rest = asked.filter((name) => name !== way);
	if (way === "claimed") {
		const isOfLeads = rest.some((name) => ofLeads.has(name));
		const where = [...claimConditions.texts(rest, next), isClaimNotBlocked];
		return pageOfClaims(where, isOfLeads, next());
	}
	const where = [...conditions.texts(rest, next), ...(forViewer ? [isNotBlocked] : [])];
	const { column, ids } = several[way];
	return pageOfSeveral(column, ids(next), where, next());
}

/** The SQL of a list with these conditions, newest first; the last value is the maximum number of rows. */
function listText(asked: readonly Name[], forViewer: boolean): string {
	const next = placeholders(forViewer ? 1 : 0);
	const select = forViewer ? selectForViewer : selectForGuest;
	const way = wayTo(asked);
	if (way !== null)
		return `${select}\njoin (${pageText(way, asked, { next, forViewer })}) page on page.id = l.id\n${newestFirst}`;
	const where = [...conditions.texts(asked, next), ...(forViewer ? [isNotBlocked] : [])];
	return `${select}\nwhere ${where.length === 0 ? "true" : where.join("\n\tand ")}\n${newestFirst}\nlimit ${next()}`;
}

const kept = new Map<string, NamedStatement>();
/** The number of kinds of lists whose plans each connection keeps; lists beyond it are planned on each request. */
const keptAtMost = 200;

/**
 * The statement of this kind of list, planned once on each connection, because planning can take longer than reading.
 * There are more kinds of lists than a connection can keep plans for. The first ones are kept, and frequent lists tend
 * to come first.
 */
export function keptStatement(kind: string, write: () => string): NamedStatement {
	const known = kept.get(kind);
	if (known !== undefined) return known;
	const text = write();
	if (kept.size >= keptAtMost) return { name: "", text };
	// Numbered, because PostgreSQL truncates names to 63 characters.
	const statement = { name: `leads_list_${kept.size}`, text };
	kept.set(kind, statement);
	return statement;
}

const listOf = (asked: readonly Name[], forViewer: boolean): NamedStatement =>
	keptStatement([forViewer ? "viewer" : "nobody", ...asked].join("_"), () => listText(asked, forViewer));

/** The open leads as guests see them. Values: "open", now, now, limit. */
export const openLeads = listOf(["status", "runningAt", "openToAllAt"], false);
/** The next page of them. Values: "open", the last lead's time and id, now, now, limit. */
export const openLeadsAfter = listOf(["status", "after", "runningAt", "openToAllAt"], false);
/** The open leads of a service. Values: "open", the service's id, now, now, limit. */
export const openLeadsOfService = listOf(["status", "service", "runningAt", "openToAllAt"], false);
/** The next page of them. */
export const openLeadsOfServiceAfter = listOf(
	["status", "service", "after", "runningAt", "openToAllAt"],
	false,
);
/** The open leads at one place. Values: "open", the place's id, now, now, limit. */
export const openLeadsAtPlace = listOf(["status", "place", "runningAt", "openToAllAt"], false);
/** The open leads as a signed-in person sees them. Values: the person's id, "open", now, now, limit. */
export const openLeadsForViewer = listOf(["status", "runningAt", "openToAllAt"], true);
/** The next page of them. */
export const openLeadsForViewerAfter = listOf(["status", "after", "runningAt", "openToAllAt"], true);
/** The open leads of a service for a signed-in person. */
export const openLeadsOfServiceForViewer = listOf(["status", "service", "runningAt", "openToAllAt"], true);

/** The statement and the values that read these leads for this viewer. */
export function leadListQuery(
	viewerId: string | null,
	asked: LeadConditions,
	limit: number,
): { statement: NamedStatement; values: unknown[] } {
	const given = conditions.given(asked);
	const forViewer = viewerId !== null;
	// If the places drive the query, they are bound after the conditions that narrow them.
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
	db: Db,
	viewerId: string | null,
	asked: LeadConditions,
	limit: number,
): Promise<LeadRow[]> {
	const { statement, values } = leadListQuery(viewerId, asked, limit);
	return named<LeadRow>(db, statement, values);
}
