import { apiOf } from "../../platform/web/call-api.ts";
import type { LeadList, LeadsApi } from "../leads.contract.ts";
import type { LeadSearch } from "./lead-search.ts";

const call = apiOf<LeadsApi>();

/** Longer than this no list is waited for, in milliseconds. */
const patience = 20_000;

/** The ids behind the names of the address. */
export type LeadListIds = { serviceId: string | undefined };

/** Reads a page of the list from the API, as whoever is signed in may see it; throws ApiFailure. */
export function readLeads(
	search: LeadSearch,
	{ serviceId }: LeadListIds,
	cursor?: string,
): Promise<LeadList> {
	const { view, tab, source, location, status, startDate, endDate } = search;
	const filters = { serviceId, goToLocation: location, status, startDate, endDate, cursor };
	const signal = AbortSignal.timeout(patience);
	if (view === "own") {
		return call("GET /api/lead", { query: { ...filters, source, hasUserBookings: "true" }, signal });
	}
	if (view === "open") return call("GET /api/lead", { query: { ...filters, source }, signal });
	if (tab === "claimed") {
		return call("GET /api/lead/claimed", { query: { ...filters, source, claimType: "self" }, signal });
	}
	if (tab === "assigned") return call("GET /api/lead/assigned", { query: { ...filters, source }, signal });
	const direct = { isLeadReceivingProfessional: "true", source: "marketplace" } as const;
	return call("GET /api/lead", { query: { ...filters, ...direct }, signal });
}
