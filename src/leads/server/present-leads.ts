import { readBlockedWith } from "../../accounts/server/accounts.api.ts";
import {
	readBookableListings,
	readListingFactsOf,
	readReachableProfessionals,
	readServedPlaces,
} from "../../listings/server/listings.api.ts";
import type { Viewer } from "../../platform/access.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { LeadAnswer } from "../leads.contract.ts";
import {
	isClaimable,
	maySeeAssignment,
	maySeeBooking,
	maySeeCustomerRating,
	maySeeOffers,
} from "../leads.policy.ts";
import { readClaimers } from "./claiming/claims.repository.ts";
import type { OwnListings } from "./claiming/near-first.ts";
import type { LeadRow } from "./lead-row.repository.ts";
import type { LeadsContext } from "./leads.context.ts";
import { presentLead } from "./leads.presenter.ts";
import { readDecisionTimes } from "./response-times/response-times.repository.ts";

/** The viewer's listings if they decide whether one of these leads can be claimed; null otherwise. */
export async function readOwnListings(
	{ db, clock }: LeadsContext,
	rows: readonly LeadRow[],
	viewer: Viewer | null,
): Promise<OwnListings | null> {
	const now = clock();
	if (viewer === null || !rows.some((row) => isClaimable(row, viewer, now))) return null;
	const listings = await readListingFactsOf(db, viewer.userId);
	return { listings, served: listings.length === 0 ? [] : await readServedPlaces(db, viewer.userId) };
}

/** Leads as this viewer may see them, with all records that they refer to read at once. */
export async function presentLeads(
	{ db, clock, catalogue, cdnBase, nearFirstMinutes, readCustomerRatings }: LeadsContext,
	rows: readonly LeadRow[],
	{ viewer, ownListings }: { viewer: Viewer | null; ownListings: OwnListings | null },
): Promise<LeadAnswer[]> {
	const snapshot = await catalogue.snapshot();
	const shown = shownListings(rows, viewer);
	const offered = leadsWithOffers(rows, viewer);
	const isAlone = viewer === null || (shown.length === 0 && offered.length === 0);
	const blocked = isAlone ? new Set<string>() : await readBlockedWith(db, viewer.userId);
	const professionals = await readReachableProfessionals(db, shown, snapshot);
	for (const [listingId, { userId }] of professionals)
		if (blocked.has(userId)) professionals.delete(listingId);
	const offerCounts = await countOffers(db, offered, blocked);
	const rated = ratedCustomers(rows, viewer, clock());
	const customerRatings = await readCustomerRatings(db, rated);
	const decisionTimes = await readDecisionTimes(db, rated);
	const surroundings = {
		catalogue: snapshot,
		professionals,
		offerCounts,
		customerRatings,
		decisionTimes,
		ownListings,
		cdnBase,
		nearFirstMinutes,
		now: clock(),
	};
	return rows.map((row) => presentLead(row, viewer, surroundings));
}

/** How many of those who claimed these leads can be booked, by lead id. */
async function countOffers(
	db: Db,
	leadIds: readonly string[],
	blocked: ReadonlySet<string>,
): Promise<Map<string, number>> {
	const claimers = await readClaimers(db, leadIds);
	const listingIds = [...claimers.values()].flat().map(({ listingId }) => listingId);
	const bookable = await readBookableListings(db, [...new Set(listingIds)]);
	return new Map(
		[...claimers].map(([leadId, claims]) => [
			leadId,
			claims.filter(({ userId, listingId }) => bookable.has(listingId) && !blocked.has(userId)).length,
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

/** The customers whose ratings the viewer may see, if the viewer's listings allow it. */
function ratedCustomers(rows: readonly LeadRow[], viewer: Viewer | null, now: Date): string[] {
	const rated = rows.filter((row) => maySeeCustomerRating({ ...row, claimBlock: null }, viewer, now));
	return [...new Set(rated.map(({ customerId }) => customerId))];
}

/** The claimed leads whose claimers the viewer may see. */
function leadsWithOffers(rows: readonly LeadRow[], viewer: Viewer | null): string[] {
	return rows.filter((row) => row.claimsTaken > 0 && maySeeOffers(row, viewer)).map((row) => row.id);
}
