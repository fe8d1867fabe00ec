import type { Saved } from "../../../accounts/web/saved/saved-copy.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import { callerToken } from "../../../platform/web/token.ts";
import type { LeadList, LeadsApi } from "../../leads.contract.ts";
import { savedOr } from "../details/saved-parts.ts";
import { leadSearchAddress, type LeadSearch } from "./lead-search.ts";

const call = apiOf<LeadsApi>();

/** The ids of the names in the URL. */
export type LeadListIds = { serviceId: string | undefined; choiceId: string | undefined };

function readPage(
	search: LeadSearch,
	{ serviceId, choiceId: choiceid }: LeadListIds,
	cursor?: string,
): Promise<LeadList> {
	const { view, tab, claimType = "self", source, location, status, startDate, endDate, leadId } = search;
	const filters = { serviceId, choiceid, goToLocation: location, status, startDate, endDate, leadId, cursor };
	if (view === "own") {
		return call("GET /api/lead", { query: { ...filters, source, hasUserBookings: "true" } });
	}
	if (view === "open") return call("GET /api/lead", { query: { ...filters, source } });
	if (tab === "for-me") return call("GET /api/lead", { query: { ...filters, source, forMe: "true" } });
	if (tab === "claimed") {
		return call("GET /api/lead/claimed", { query: { ...filters, source, claimType } });
	}
	if (tab === "assigned") return call("GET /api/lead/assigned", { query: { ...filters, source } });
	const direct = { isLeadReceivingProfessional: "true", source: "marketplace" } as const;
	return call("GET /api/lead", { query: { ...filters, ...direct } });
}

/**
 * Loads a page of the list from the API with the signed-in person's rights; without a network, the saved first page of
 * one of the person's own lists. Throws ApiFailure.
 */
export function readLeads(search: LeadSearch, ids: LeadListIds, cursor?: string): Promise<Saved<LeadList>> {
	const loading = readPage(search, ids, cursor);
	const token = callerToken();
	if (search.view === "open" || cursor !== undefined || token === null) return loading;
	return savedOr(loading, ({ savedLeads }) => savedLeads(leadSearchAddress(search), token, loading));
}
