import type { ShowNumberInput } from "../../accounts/number-view.contract.ts";
import type { NumberViewsContext } from "../../accounts/server/number-views.service.ts";
import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import { readBookableListings } from "../../listings/server/lead-counter.service.ts";
import { type ListingFacts, readListingFactsOf } from "../../listings/server/listing-facts.service.ts";
import { readReachableProfessionals } from "../../listings/server/reachable.service.ts";
import type { AnnounceChanges, Tell } from "../../notifications/server/notifications.service.ts";
import type { SubscriptionsForLeads } from "../../subscriptions/server/for-leads.service.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import { id } from "../../platform/schemas.ts";
import type { Database, Db } from "../../platform/server/database.ts";
import type { Idempotency } from "../../platform/server/idempotency.ts";
import type { KeyedHash } from "../../platform/server/secret-key.ts";
import { m } from "../../paraglide/messages.js";
import type { AssignmentAnswer } from "../assignment.ts";
import type { LeadAnswer, LeadFilters, LeadList, PublicLeads } from "../leads.contract.ts";
import { isClaimable, maySeeAssignment, maySeeBooking, maySeeOffers } from "../leads.policy.ts";
import { createAnswering } from "./answer-assignment.ts";
import { createAssigning } from "./assign-lead.ts";
import { createBooking } from "./book-lead.ts";
import { createClaiming } from "./claim-lead.ts";
import { readClaimers } from "./claims.repository.ts";
import { createClosing } from "./close-lead.ts";
import { createLeadCreation } from "./create-lead.ts";
import { createLeadEnd } from "./end-lead.ts";
import { createLeadExtras } from "./lead-extras.ts";
import type { LeadRow } from "./lead-row.repository.ts";
import { presentLead } from "./leads.presenter.ts";
import { findLead } from "./leads.repository.ts";
import { createLeadLists, type LeadScope } from "./list-leads.ts";
import { countMissed } from "./missed-leads.ts";
import { createNumberReports } from "./number-reports.service.ts";
import { createOffers } from "./offers.service.ts";
import { showLeadNumber } from "./show-lead-number.ts";
import { type Chance, createWaves } from "./tell-wave.ts";

type Needs = {
	database: Database;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
	subscriptions: SubscriptionsForLeads;
	idempotency: Pick<Idempotency, "once">;
	keyedHash: KeyedHash;
	tell: Tell;
	announce: AnnounceChanges;
	/** Where the reading of candidates begins. */
	chance: Chance;
	claimCap: number;
	numberViews: NumberViewsContext;
	brandName: string;
	/** Stands in front of picture paths; "" where the process serves them itself. */
	cdnBase: string;
};
export type Leads = ReturnType<typeof createLeads>;

/** Customers' leads: creating, finding, claiming, assigning, booking and closing them. */
export function createLeads(needs: Needs) {
	const { database, catalogue, clock, cdnBase } = needs;
	const endLead = createLeadEnd(needs);
	const tellWave = createWaves(needs);
	const steps = { ...needs, db: database.db, endLead, tellWave };
	const create = createLeadCreation(steps);
	const listLeads = createLeadLists(needs);
	const extend = createLeadExtras(needs);
	const claimLead = createClaiming(needs);
	const assignLead = createAssigning(needs);
	const answerAssignment = createAnswering(needs);
	const bookLead = createBooking(needs);
	const closing = createClosing(steps);
	const numberReports = createNumberReports(steps);

	/** The viewer's listings where they decide about a claim of one of these leads. */
	async function readOwnListings(
		rows: readonly LeadRow[],
		viewer: Viewer | null,
	): Promise<ListingFacts[] | null> {
		const now = clock();
		if (viewer === null || !rows.some((row) => isClaimable(row, viewer, now))) return null;
		return readListingFactsOf(database.db, viewer.userId);
	}

	async function present(
		rows: readonly LeadRow[],
		viewer: Viewer | null,
		ownListings: readonly ListingFacts[] | null,
	): Promise<LeadAnswer[]> {
		const snapshot = await catalogue.snapshot();
		const professionals = await readReachableProfessionals(database, shownIn(rows, viewer), snapshot);
		const offerCounts = await countOffers(database.db, offeredIn(rows, viewer));
		const now = clock();
		const surroundings = { catalogue: snapshot, professionals, offerCounts, ownListings, cdnBase, now };
		return rows.map((row) => presentLead(row, viewer, surroundings));
	}

	/** A page of leads as this viewer may read them. */
	async function list(viewer: Viewer | null, scope: LeadScope, filters: LeadFilters): Promise<LeadList> {
		const { rows, nextCursor } = await listLeads(viewer, scope, filters);
		return { leads: await present(rows, viewer, await readOwnListings(rows, viewer)), nextCursor };
	}

	/** One lead as this viewer may read it; null where there is none. */
	async function find(viewer: Viewer | null, leadId: string): Promise<LeadAnswer | null> {
		const row = await findLead(database, leadId, viewer?.userId ?? null);
		if (row === undefined) return null;
		const ownListings = await readOwnListings([row], viewer);
		const [lead] = await present([row], viewer, ownListings);
		return lead === undefined ? null : extend(lead, row, { viewer, ownListings: ownListings ?? [] });
	}

	/** The same for a call; throws not_found. */
	async function read(viewer: Viewer | null, leadId: string): Promise<LeadAnswer> {
		const lead = await find(viewer, leadId);
		if (lead === null) throw new AppError("not_found", m["leads.details.none"]());
		return lead;
	}

	/** Takes a step with the lead and answers it as the viewer then reads it. Throws what the step throws. */
	const afterwards =
		<Rest extends unknown[]>(step: (viewer: Viewer, leadId: string, ...rest: Rest) => Promise<void>) =>
		async (viewer: Viewer, leadId: string, ...rest: Rest): Promise<LeadAnswer> => {
			await step(viewer, leadId, ...rest);
			return read(viewer, leadId);
		};

	const pages: PublicLeads = {
		open: (filters) => list(null, "all", filters),
		// Ids come from links here: what is none is nobody's, and the database would stumble over it.
		details: async (leadId) => (id.safeParse(leadId).success ? find(null, leadId) : null),
	};

	return {
		create,
		list,
		read,
		missed: (viewer: Viewer, listingId: string) => countMissed(needs, viewer, listingId),
		/** See createClaiming for the refusals. */
		claim: afterwards(claimLead),
		assign: afterwards(assignLead),
		answer: afterwards<[AssignmentAnswer]>(answerAssignment),
		book: afterwards(bookLead),
		close: afterwards(closing.close),
		showNumber: (viewer: Viewer, leadId: string, input: ShowNumberInput) =>
			showLeadNumber(needs, viewer, leadId, input),
		reportNumber: afterwards(numberReports.report),
		offers: createOffers(needs),
		numberReports,
		closeAllOf: closing.closeAllOf,
		tellWave,
		pages,
	};
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

/** The listings that the viewer may see these leads assigned to or booked with, each once. */
function shownIn(rows: readonly LeadRow[], viewer: Viewer | null): string[] {
	const shown = rows.flatMap((row) => [
		maySeeAssignment(row, viewer) ? row.assignedListingId : null,
		maySeeBooking(row, viewer) ? row.bookedListingId : null,
	]);
	return [...new Set(shown.filter((listingId) => listingId !== null))];
}

/** Of these leads, those of which the viewer may know who claimed them, and somebody did. */
function offeredIn(rows: readonly LeadRow[], viewer: Viewer | null): string[] {
	return rows.filter((row) => row.claimsTaken > 0 && maySeeOffers(row, viewer)).map((row) => row.id);
}
