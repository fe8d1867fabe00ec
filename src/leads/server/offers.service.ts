import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import { readBookableListings } from "../../listings/server/lead-counter.service.ts";
import {
	type ReachableProfessional,
	readReachableProfessionals,
} from "../../listings/server/reachable.service.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Database } from "../../platform/server/database.ts";
import { m } from "../../paraglide/messages.js";
import type { LeadOffer, OfferedProfessional } from "../leads.contract.ts";
import { mayBook, maySeeOffers } from "../leads.policy.ts";
import { readClaimsOn } from "./claims.repository.ts";
import { photoOf } from "./leads.presenter.ts";
import { findLead } from "./leads.repository.ts";

type Needs = {
	database: Database;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
	/** Stands in front of picture paths; "" where the process serves them itself. */
	cdnBase: string;
};

/**
 * Who claimed the lead, the first one first: it is also the customer's record of who saw the number, and when. Throws
 * not_found for others than its customer and staff, to whom it says nothing, not even that there is such a record.
 */
export function createOffers({ database, clock, catalogue, cdnBase }: Needs) {
	return async (viewer: Viewer, leadId: string): Promise<LeadOffer[]> => {
		const lead = await findLead(database, leadId, viewer.userId);
		if (lead === undefined || !maySeeOffers(lead, viewer))
			throw new AppError("not_found", m["leads.details.none"]());
		const claims = await readClaimsOn(database.db, leadId);
		const listingIds = claims.map(({ listingId }) => listingId);
		const bookable = await readBookableListings(database.db, listingIds);
		const snapshot = await catalogue.snapshot();
		const professionals = await readReachableProfessionals(database, listingIds, snapshot);
		const now = clock();
		return claims.map(({ listingId, claimedAt, claimType }) => {
			// Of a deleted account nothing is left to say but that it saw the number, which is never taken off the record.
			const professional = professionals.get(listingId) ?? null;
			const isBookable = bookable.has(listingId);
			return {
				professional: professional && presentOffered(professional, cdnBase),
				claimedAt: claimedAt.toISOString(),
				claimType,
				isBooked: lead.bookedListingId === listingId,
				isSuspended: professional !== null && !isBookable,
				abilities: { book: mayBook(lead, viewer, { isBookable, now }) },
			};
		});
	};
}

function presentOffered(
	{ picture, ...professional }: ReachableProfessional,
	cdnBase: string,
): OfferedProfessional {
	return { ...professional, photo: photoOf(picture, cdnBase) };
}
