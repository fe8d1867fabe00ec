import type { CatalogueService, CatalogueSnapshot } from "../../catalogue/server/catalogue.service.ts";
import { findPlace } from "../../places/find-place.ts";
import type { Viewer } from "../../platform/access.ts";
import type { Clock } from "../../platform/dates.ts";
import { AppError, badInput } from "../../platform/app-error.ts";
import { instantsOf, isBackwards } from "../../platform/day-range.ts";
import { cutPage, packPageEnd, unpackPageEnd } from "../../platform/server/cursor.ts";
import type { Database } from "../../platform/server/database.ts";
import { m } from "../../paraglide/messages.js";
import { leadsPerPage } from "../lead.ts";
import type { LeadFilters } from "../leads.contract.ts";
import { type LeadConditions, readLeads } from "./lead-list.repository.ts";
import type { LeadRow } from "./lead-row.repository.ts";
import { placesWithin } from "./places-within.ts";

/** All leads, those the viewer claimed, or those assigned to the viewer's listings. */
export type LeadScope = "all" | "claimed" | "assigned";

type Needs = { database: Database; clock: Clock; catalogue: Pick<CatalogueService, "snapshot"> };

/**
 * Reads a page of leads by the filters of the call, newest first. Without a filter that names whose or which, the
 * open ones. Throws bad_input on filters that contradict themselves or name no known place, not_signed_in where
 * nobody asks for what is somebody's.
 */
export function createLeadLists({ database, clock, catalogue }: Needs) {
	return async function listLeads(
		viewer: Viewer | null,
		scope: LeadScope,
		filters: LeadFilters,
	): Promise<{ rows: LeadRow[]; nextCursor: string | null }> {
		const narrowed = narrow(filters, await catalogue.snapshot());
		const whose = whoseLeads(viewer, scope, filters);
		const isNamed = scope !== "all" || filters.leadId !== undefined || Object.keys(whose).length > 0;
		const status = filters.status ?? (isNamed ? undefined : "open");
		const limit = filters.limit ?? leadsPerPage;
		const asked: LeadConditions = {
			...whose,
			...narrowed,
			status,
			// The job stores "expired" some time after the end of a lead.
			...(status === "open" && { runningAt: clock().toISOString() }),
			...endOf(narrowed, filters.cursor),
		};
		const found = await readLeads(database, viewer?.userId ?? null, asked, limit + 1);
		return cutPage(found, limit, ({ createdAt, id }) => packPageEnd(createdAt, id));
	};

	/** The conditions that ask for somebody's leads: only the viewer's own can be meant. */
	function whoseLeads(viewer: Viewer | null, scope: LeadScope, filters: LeadFilters): LeadConditions {
		const asksOwn = filters.hasUserBookings === "true";
		const asksDirect = filters.isLeadReceivingProfessional === "true";
		if (viewer === null) {
			if (scope === "all" && !asksOwn && !asksDirect && filters.claimType === undefined) return {};
			throw new AppError("not_signed_in", m["platform.error.not_signed_in"]());
		}
		return {
			...(asksOwn && { customer: viewer.userId }),
			...(asksDirect && { direct: true as const }),
			...(scope === "assigned" && { assigned: viewer.userId }),
			...(scope === "claimed" && { claimed: true as const }),
			...(filters.claimType !== undefined && { claimType: filters.claimType }),
		};
	}
}

function narrow(filters: LeadFilters, catalogue: CatalogueSnapshot): LeadConditions {
	const { source, choiceid, goToLocation, leadId } = filters;
	if (isBackwards(filters)) throw badInput([{ msg: m["words.days_backwards"](), path: "endDate" }]);
	return {
		source,
		service: serviceFor(filters, catalogue),
		choice: choiceid,
		lead: leadId,
		...instantsOf(filters),
		...placeCondition(goToLocation, catalogue),
	};
}

/**
 * The service to narrow by. A choice says it already, and the database would take the two for a coincidence that is
 * rare; but at a place leads are indexed by service.
 */
function serviceFor(
	{ serviceId, choiceid, goToLocation }: LeadFilters,
	{ choiceById }: CatalogueSnapshot,
): string | undefined {
	const said = choiceid === undefined ? undefined : choiceById.get(choiceid.toLowerCase())?.service.id;
	if (said === undefined || (serviceId ?? said).toLowerCase() !== said) return serviceId;
	return goToLocation === undefined ? undefined : said;
}

/** Leads at the place and at all places inside it; PAN India holds them all. */
function placeCondition(typed: string | undefined, { places }: CatalogueSnapshot): LeadConditions {
	if (typed === undefined) return {};
	const place = findPlace(typed, places.locations);
	if (place === undefined) throw badInput([{ msg: m["words.place_unknown"](), path: "goToLocation" }]);
	if (place.kind === "all") return {};
	const within = placesWithin(place, places.byId);
	return within.length === 1 ? { place: place.id } : { places: within };
}

/**
 * Where a page begins: behind the cursor, or before the end of the last day. The nearer one alone, for the database
 * would walk through an index from the one that is named first to the other.
 */
function endOf({ until }: LeadConditions, cursor: string | undefined): LeadConditions {
	const after = unpackPageEnd(cursor);
	if (after === undefined) return {};
	if (until !== undefined && Date.parse(until) <= Date.parse(after.at)) return {};
	return { until: undefined, after };
}
