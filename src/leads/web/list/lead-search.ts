import { type ClaimType, type LeadSource, type LeadStatus, leadSources, leadStatuses } from "../../lead.ts";
import { readDay } from "../../../platform/day-range.ts";

/** Which leads the page shows: everyone's open ones, the viewer's own, or those received as a professional. */
export type LeadView = "open" | "own" | "received";
export const receivedTabs = ["for-me", "direct", "claimed", "assigned"] as const;
export type ReceivedTab = (typeof receivedTabs)[number];
/** The tabs that the parameter "tab" names. */
const ownTabs = ["direct", "claimed", "assigned"] as const;

/** The parameters of the lead list. */
export type LeadSearch = {
	view: LeadView;
	/** The tab of the received leads. */
	tab: ReceivedTab;
	/** Everyone's open leads, for a professional, whose list otherwise opens on the leads for them. */
	isAll?: true | undefined;
	/** Which claimed leads: those from our team, or by default those that the viewer claimed. */
	claimType?: Extract<ClaimType, "staff"> | undefined;
	source?: LeadSource | undefined;
	/** The service's slug. */
	service?: string | undefined;
	/** The slug of one of its choices; none without a service. */
	choice?: string | undefined;
	/** The place's slug or name. */
	location?: string | undefined;
	status?: LeadStatus | undefined;
	/** Indian days as "2026-11-20". */
	startDate?: string | undefined;
	endDate?: string | undefined;
	/** Only this lead. */
	leadId?: string | undefined;
	cursor?: string | undefined;
};

/** The maximum length of names of services and places, and of cursors. */
const longest = { name: 120, cursor: 300 };

const oneOf = <Word extends string>(words: readonly Word[], given: string | null): Word | undefined =>
	words.find((word) => word === given);

function text(given: string | null, length: number): string | undefined {
	const trimmed = (given ?? "").trim().slice(0, length);
	return trimmed === "" ? undefined : trimmed;
}

/** All parameters of the page of leads. */
export const leadSearchParameters = [
	"isLeadReceivingProfessional",
	"hasUserBookings",
	"forMe",
	"tab",
	"claimType",
	"source",
	"service",
	"choice",
	"location",
	"status",
	"startDate",
	"endDate",
	"leadId",
	"cursor",
] as const;

const lookLikeIds = /^[\da-f-]{36}$/i;

/** Parses the URL; malformed parameters are ignored. */
export function readLeadSearch(query: URLSearchParams): LeadSearch {
	const isForMe = query.get("forMe") === "true";
	const isReceived = isForMe || query.get("isLeadReceivingProfessional") === "true";
	const tab = isForMe ? "for-me" : (oneOf(ownTabs, query.get("tab")) ?? "direct");
	const leadId = text(query.get("leadId"), longest.name);
	const service = text(query.get("service"), longest.name);
	const isOwn = query.get("hasUserBookings") === "true";
	return {
		view: isReceived ? "received" : isOwn ? "own" : "open",
		tab,
		isAll: !isReceived && !isOwn && query.get("forMe") === "false" ? true : undefined,
		claimType: isReceived && tab === "claimed" ? oneOf(["staff"], query.get("claimType")) : undefined,
		source: oneOf(leadSources, query.get("source")),
		service,
		choice: service && text(query.get("choice"), longest.name),
		location: text(query.get("location"), longest.name),
		// All leads for the viewer are open.
		status: isForMe ? undefined : oneOf(leadStatuses, query.get("status")),
		startDate: readDay(query.get("startDate")),
		endDate: readDay(query.get("endDate")),
		leadId: leadId !== undefined && lookLikeIds.test(leadId) ? leadId : undefined,
		cursor: text(query.get("cursor"), longest.cursor),
	};
}

/** The URL that shows these leads. */
export function leadSearchAddress({ view, tab, isAll, ...filters }: LeadSearch): string {
	const query = new URLSearchParams();
	const isForMe = view === "received" && tab === "for-me";
	if (isForMe || isAll) query.set("forMe", String(isForMe));
	if (view === "received" && !isForMe) query.set("isLeadReceivingProfessional", "true");
	if (view === "own") query.set("hasUserBookings", "true");
	if (view === "received" && !isForMe && tab !== "direct") query.set("tab", tab);
	for (const [name, value] of Object.entries(filters)) if (value !== undefined) query.set(name, value);
	return query.size === 0 ? "/leads" : `/leads?${query}`;
}

/** Whether a filter narrows the list. Leads received directly have one source, whatever the URL says. */
export function hasFilter(search: LeadSearch): boolean {
	const isDirect = search.view === "received" && search.tab === "direct";
	const narrowing = { ...search, cursor: undefined, ...(isDirect && { source: undefined }) };
	return leadSearchAddress(narrowing) !== leadSearchAddress(withoutFilters(search));
}

/** The same list without filters, from the start. */
export function withoutFilters({ view, tab, isAll, claimType }: LeadSearch): LeadSearch {
	return { view, tab, isAll, claimType };
}
