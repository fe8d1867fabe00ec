import {
	type ListingFacts,
	readBookableListings,
	readListingFactsOf,
	readReachableProfessionals,
} from "../../listings/server/listings.api.ts";
import type { Viewer } from "../../platform/access.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { LeadAnswer } from "../leads.contract.ts";
import { isClaimable, maySeeAssignment, maySeeBooking, maySeeOffers } from "../leads.policy.ts";
import { readClaimers } from "./claiming/claims.repository.ts";
import type { LeadRow } from "./lead-row.repository.ts";
import type { LeadsContext } from "./leads.context.ts";
import { presentLead } from "./leads.presenter.ts";

/** The viewer's listings if they decide whether one of these leads can be claimed; null otherwise. */
export async function readOwnListings(
	{ db, clock }: LeadsContext,
	rows: readonly LeadRow[],
	viewer: Viewer | null,
): Promise<ListingFacts[] | null> {
	const now = clock();
	if (viewer === null || !rows.some((row) => isClaimable(row, viewer, now))) return null;
	return readListingFactsOf(db, viewer.userId);
}

/** Leads as this viewer may see them, with all records that they refer to read at once. */
export async function presentLeads(
	{ db, clock, catalogue, cdnBase }: LeadsContext,
	rows: readonly LeadRow[],
	{ viewer, ownListings }: { viewer: Viewer | null; ownListings: readonly ListingFacts[] | null },
): Promise<LeadAnswer[]> {
	const snapshot = await catalogue.snapshot();
	const professionals = await readReachableProfessionals(db, shownListings(rows, viewer), snapshot);
	const offerCounts = await countOffers(db, leadsWithOffers(rows, viewer));
	const surroundings = {
		catalogue: snapshot,
		professionals,
		offerCounts,
		ownListings,
		cdnBase,
		now: clock(),
	};
	return rows.map((row) => presentLead(row, viewer, surroundings));
}

/** How many of those who claimed these leads can be booked, by lead id. */
async function countOffers(db: Db, leadIds: readonly string[]): Promise<Map<string, number>> {
	const claimers = await readClaimers(db, leadIds);
	const listingIds = [...claimers.values()].flat().map(({ listingId }) => listingId);
	const bookable = await readBookableListings(db, [...new Set(listingIds)]);
	return new Map(
		[...claimers].map(([leadId, claims]) => [
			leadId,
			claims.filter(({ listingId }) => bookable.has(listingId)).length,
		]),
	);
}

/** The listings that the viewer may see these leads assigned to or booked with. */
function shownListings(rows: readonly LeadRow[], viewer: Viewer | null): string[] {
	const shown = rows.flatMap((row) => [
		maySeeAssignment(row, viewer) ? row.assignedListingId : null,
		maySeeBooking(row, viewer) ? row.bookedListingId : null,
	]);
	return [...new Set(shown.filter((listingId) => listingId !== null))];
}

/** The claimed leads whose claimers the viewer may see. */
function leadsWithOffers(rows: readonly LeadRow[], viewer: Viewer | null): string[] {
	return rows.filter((row) => row.claimsTaken > 0 && maySeeOffers(row, viewer)).map((row) => row.id);
}
