import type { CatalogueSnapshot } from "../../../catalogue/server/catalogue.api.ts";
import { findPlace } from "../../../places/find-place.ts";
import { isStaff, type Viewer } from "../../../platform/access.ts";
import { AppError, badInput } from "../../../platform/app-error.ts";
import { instantsOf, isBackwards } from "../../../platform/day-range.ts";
import { paginate, encodePageEnd, decodePageEnd } from "../../../platform/server/http/cursor.ts";
import { m } from "../../../paraglide/messages.js";
import { leadsPerPage } from "../../lead.ts";
import type { LeadFilters, LeadList } from "../../leads.contract.ts";
import { type LeadConditions, readLeads } from "./lead-list.repository.ts";
import type { LeadRow } from "../lead-row.repository.ts";
import type { LeadsContext } from "../leads.context.ts";
import { presentLeads, readOwnListings } from "../present-leads.ts";
import { readForMe } from "./list-for-me.ts";
import { placesWithin } from "../notifying/places-within.ts";

/** All leads, those the viewer claimed, or those assigned to the viewer's listings. */
export type LeadScope = "all" | "claimed" | "assigned";

/**
 * A page of leads that match the filters, newest first, as this viewer may see them; the open ones by default. Throws
 * bad_input on filters that contradict each other or name an unknown place, and not_signed_in if a guest requests a
 * person's leads.
 */
export async function listLeads(
	ctx: LeadsContext,
	viewer: Viewer | null,
	scope: LeadScope,
	filters: LeadFilters,
): Promise<LeadList> {
	const { rows, nextCursor } = await readPage(ctx, viewer, scope, filters);
	const ownListings = await readOwnListings(ctx, rows, viewer);
	return { leads: await presentLeads(ctx, rows, { viewer, ownListings }), nextCursor };
}

async function readPage(
	ctx: LeadsContext,
	viewer: Viewer | null,
	scope: LeadScope,
	filters: LeadFilters,
): Promise<{ rows: LeadRow[]; nextCursor: string | null }> {
	const { db, clock, catalogue } = ctx;
	const narrowed = narrow(filters, await catalogue.snapshot());
	const whose = whoseLeads(viewer, scope, filters);
	const isNamed = scope !== "all" || filters.leadId !== undefined || Object.keys(whose).length > 0;
	const isForMe = viewer !== null && scope === "all" && filters.forMe === "true";
	const status = isForMe ? "open" : (filters.status ?? (isNamed ? undefined : "open"));
	const limit = filters.limit ?? leadsPerPage;
	const now = clock().toISOString();
	const conditions: LeadConditions = {
		...whose,
		...narrowed,
		status,
		// The job stores "expired" some time after a lead's end.
		...(status === "open" && { runningAt: now }),
		// Nobody but its customer and its professional finds a lead that is one professional's alone.
		...(scope === "all" && Object.keys(whose).length === 0 && !isStaff(viewer) && { openToAllAt: now }),
		...endOf(narrowed, filters.cursor),
	};
	const found = isForMe
		? await readForMe(ctx, viewer, conditions, limit + 1)
		: await readLeads(db, viewer?.userId ?? null, conditions, limit + 1);
	return paginate(found, limit, ({ createdAt, id }) => encodePageEnd(createdAt, id));
}

/** The conditions for a person's leads; that person is always the viewer. */
function whoseLeads(viewer: Viewer | null, scope: LeadScope, filters: LeadFilters): LeadConditions {
	const asksOwn = filters.hasUserBookings === "true";
	const asksDirect = filters.isLeadReceivingProfessional === "true";
	const asksForMe = filters.forMe === "true";
	if (viewer === null) {
		if (scope === "all" && !asksOwn && !asksDirect && !asksForMe && filters.claimType === undefined)
			return {};
		throw new AppError("not_signed_in", m["platform.error.not_signed_in"]());
	}
	// The leads for the viewer are not narrowed to those that they created or received.
	if (scope === "all" && asksForMe) return {};
	return {
		...(asksOwn && { customer: viewer.userId }),
		...(asksDirect && { direct: true as const }),
		...(scope === "assigned" && { assigned: viewer.userId }),
		...(scope === "claimed" && { claimed: true as const }),
		...(filters.claimType !== undefined && { claimType: filters.claimType }),
	};
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
 * The service to narrow by. A choice implies its service, and with both conditions PostgreSQL would estimate far too
 * few rows; but the index of places is by service.
 */
function serviceFor(
	{ serviceId, choiceid, goToLocation }: LeadFilters,
	{ choiceById }: CatalogueSnapshot,
): string | undefined {
	const implied = choiceid === undefined ? undefined : choiceById.get(choiceid.toLowerCase())?.service.id;
	if (implied === undefined || (serviceId ?? implied).toLowerCase() !== implied) return serviceId;
	return goToLocation === undefined ? undefined : implied;
}

/** Leads at the place and at all places inside it. PAN India contains every place. */
function placeCondition(typed: string | undefined, { places }: CatalogueSnapshot): LeadConditions {
	if (typed === undefined) return {};
	const place = findPlace(typed, places.locations);
	if (place === undefined) throw badInput([{ msg: m["words.place_unknown"](), path: "goToLocation" }]);
	if (place.kind === "all") return {};
	const within = placesWithin(place, places.byId);
	return within.length === 1 ? { place: place.id } : { places: within };
}

/**
 * Where a page begins: after the cursor, or before the end of the last day. Only the nearer one is used, because the
 * database would scan the index from the first one named to the other.
 */
function endOf({ until }: LeadConditions, cursor: string | undefined): LeadConditions {
	const after = decodePageEnd(cursor);
	if (after === undefined) return {};
	if (until !== undefined && Date.parse(until) <= Date.parse(after.at)) return {};
	return { until: undefined, after };
}
