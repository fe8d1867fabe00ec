import { readBlockedWith } from "../../../accounts/server/accounts.api.ts";
import {
	type ReachableProfessional,
	readBookableListings,
	readReachableProfessionals,
} from "../../../listings/server/listings.api.ts";
import { m } from "../../../paraglide/messages.js";
import type { Viewer } from "../../../platform/access.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { LeadOffer, OfferedProfessional } from "../../assignment.contract.ts";
import { mayBook, maySeeOffers } from "../../leads.policy.ts";
import { readClaimsOn } from "../claiming/claims.repository.ts";
import type { LeadsContext } from "../leads.context.ts";
import { photoOf } from "../leads.presenter.ts";
import { findLead } from "../leads.repository.ts";

/**
 * Everyone who claimed the lead, oldest claim first. For the customer it also records who saw the number, and when.
 * Throws not_found for anyone but the customer and staff, so that the record's existence stays unknown.
 */
export async function listOffers(
	{ db, clock, catalogue, cdnBase }: LeadsContext,
	viewer: Viewer,
	leadId: string,
): Promise<LeadOffer[]> {
	const lead = await findLead(db, leadId, viewer.userId);
	if (lead === undefined || !maySeeOffers(lead, viewer))
		throw new AppError("not_found", m["leads.details.none"]());
	const claims = await readClaimsOn(db, leadId);
	const listingIds = claims.map(({ listingId }) => listingId);
	const bookable = await readBookableListings(db, listingIds);
	const professionals = await readReachableProfessionals(db, listingIds, await catalogue.snapshot());
	const blocked = await readBlockedWith(db, viewer.userId);
	const now = clock();
	return claims.map(({ userId, listingId, claimedAt, claimType }) => {
		const isBlocked = blocked.has(userId);
		// A deleted account has no name left, but it saw the number, so it stays on the record.
		const professional = isBlocked ? null : (professionals.get(listingId) ?? null);
		const isBookable = bookable.has(listingId) && !isBlocked;
		return {
			professional: professional && presentOffered(professional, cdnBase),
			claimedAt: claimedAt.toISOString(),
			claimType,
			isBooked: lead.bookedListingId === listingId,
			isSuspended: professional !== null && !isBookable,
			isBlocked,
			abilities: { book: mayBook(lead, viewer, { isBookable, now }) },
		};
	});
}

function presentOffered(
	{ picture, ...professional }: ReachableProfessional,
	cdnBase: string,
): OfferedProfessional {
	return { ...professional, photo: photoOf(picture, cdnBase) };
}
