import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import { readReachableProfessionals } from "../../listings/server/reachable.service.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Database } from "../../platform/server/database.ts";
import { m } from "../../paraglide/messages.js";
import type { LeadOffer } from "../leads.contract.ts";
import { maySeeOffers } from "../leads.policy.ts";
import { readClaimsOn } from "./claims.repository.ts";
import { findLead } from "./leads.repository.ts";

type Needs = { database: Database; catalogue: Pick<CatalogueService, "snapshot"> };

/**
 * Who claimed the lead, the first one first: it is also the customer's record of who saw the number, and when. Throws
 * not_found for others than its customer and staff, to whom it says nothing, not even that there is such a record.
 */
export function createOffers({ database, catalogue }: Needs) {
	return async (viewer: Viewer, leadId: string): Promise<LeadOffer[]> => {
		const lead = await findLead(database, leadId, viewer.userId);
		if (lead === undefined || !maySeeOffers(lead, viewer))
			throw new AppError("not_found", m["leads.details.none"]());
		const claims = await readClaimsOn(database.db, leadId);
		const professionals = await readReachableProfessionals(
			database,
			claims.map(({ listingId }) => listingId),
			await catalogue.snapshot(),
		);
		return claims.map(({ listingId, claimedAt, claimType }) => ({
			// Of a deleted account nothing is left to say but that it saw the number, which is never taken off the record.
			professional: professionals.get(listingId) ?? null,
			claimedAt: claimedAt.toISOString(),
			claimType,
			isBooked: lead.bookedListingId === listingId,
		}));
	};
}
