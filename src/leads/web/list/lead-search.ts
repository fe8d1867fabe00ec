import { type ClaimType, type LeadSource, type LeadStatus, leadSources, leadStatuses } from "../../lead.ts";
import { readDay } from "../../../platform/day-range.ts";

/** Whose leads the page shows: everybody's open ones, those one created, those one received as a professional. */
export type LeadView = "open" | "own" | "received";
export const receivedTabs = ["direct", "claimed", "assigned"] as const;
export type ReceivedTab = (typeof receivedTabs)[number];

/** What the address of the lead list asks for. */
export type LeadSearch = {
	view: LeadView;
	/** Which of the received ones. */
	tab: ReceivedTab;
	/** Which of the claimed ones: those of our team; without it those that the viewer claimed. */
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
	/** This one alone. */
	leadId?: string | undefined;
	cursor?: string | undefined;
};

/** No name of a service or place is longer; no cursor either. */
const longest = { name: 120, cursor: 300 };

const oneOf = <Word extends string>(words: readonly Word[], given: string | null): Word | undefined =>
	words.find((word) => word === given);

function text(given: string | null, length: number): string | undefined {
	const trimmed = (given ?? "").trim().slice(0, length);
	return trimmed === "" ? undefined : trimmed;
}

/** All parameters that the page of leads reads. */
export const leadSearchParameters = [
	"isLeadReceivingProfessional",
	"hasUserBookings",
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

/** Reads the address; what it spells wrong counts as not asked for. */
export function readLeadSearch(query: URLSearchParams): LeadSearch {
	const isReceived = query.get("isLeadReceivingProfessional") === "true";
	const tab = oneOf(receivedTabs, query.get("tab")) ?? "direct";
	const leadId = text(query.get("leadId"), longest.name);
	const service = text(query.get("service"), longest.name);
	const isOwn = query.get("hasUserBookings") === "true";
	return {
		view: isReceived ? "received" : isOwn ? "own" : "open",
		tab,
		claimType: isReceived && tab === "claimed" ? oneOf(["staff"], query.get("claimType")) : undefined,
		source: oneOf(leadSources, query.get("source")),
		service,
		choice: service && text(query.get("choice"), longest.name),
		location: text(query.get("location"), longest.name),
		status: oneOf(leadStatuses, query.get("status")),
		startDate: readDay(query.get("startDate")),
		endDate: readDay(query.get("endDate")),
		leadId: leadId !== undefined && lookLikeIds.test(leadId) ? leadId : undefined,
		cursor: text(query.get("cursor"), longest.cursor),
	};
}

/** The address that shows these leads. */
export function leadSearchAddress({ view, tab, ...filters }: LeadSearch): string {
	const query = new URLSearchParams();
	if (view === "received") query.set("isLeadReceivingProfessional", "true");
	if (view === "own") query.set("hasUserBookings", "true");
	if (view === "received" && tab !== "direct") query.set("tab", tab);
	for (const [name, value] of Object.entries(filters)) if (value !== undefined) query.set(name, value);
	return query.size === 0 ? "/leads" : `/leads?${query}`;
}

/** True where something narrows the list. What comes directly is of one source, whatever the address names. */
export function hasFilter(search: LeadSearch): boolean {
	const isDirect = search.view === "received" && search.tab === "direct";
	const narrowing = { ...search, cursor: undefined, ...(isDirect && { source: undefined }) };
	return leadSearchAddress(narrowing) !== leadSearchAddress(withoutFilters(search));
}

/** The same leads without any filter, from the beginning. */
export function withoutFilters({ view, tab, claimType }: LeadSearch): LeadSearch {
	return { view, tab, claimType };
}
