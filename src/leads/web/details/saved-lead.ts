import { orSavedCopy, type Saved } from "../../../accounts/web/saved/saved-copy.ts";
import type { LeadOffer } from "../../assignment.contract.ts";
import type { LeadAnswer, LeadList } from "../../leads.contract.ts";

/** A lead that the viewer sees as a member of staff. */
const isSeenAsStaff = ({ abilities }: LeadAnswer) =>
	!abilities.own && (abilities.seeOffers || abilities.showNumber);

/**
 * The part of a lead that may be kept in the viewer's browser: with the customer for the customer, and for those who
 * claimed it. Null for staff, who work on other people's leads.
 */
export function keptLead(lead: LeadAnswer): LeadAnswer | null {
	if (isSeenAsStaff(lead)) return null;
	if (lead.abilities.own || lead.claimedDetails !== null) return lead;
	const { name: _name, mobile: _mobile, addressDetails: _address, customer: _customer, ...others } = lead;
	return others;
}

/** The part of a list that may be kept. */
export function keptLeads({ leads }: LeadList): LeadList {
	return { leads: leads.flatMap((lead) => keptLead(lead) ?? []), nextCursor: null };
}

type LeadPage = { lead: LeadAnswer | null; now: string };

/** The page of a lead as the viewer loads it, or its saved copy. The name is the page's address: offline.tsx uses it. */
export function savedLeadPage(
	leadId: string,
	token: string,
	loading: Promise<LeadPage>,
): Promise<Saved<LeadPage>> {
	const keep = ({ lead, now }: LeadPage) => {
		const kept = lead && keptLead(lead);
		return kept && { lead: kept, now };
	};
	return orSavedCopy({ name: `/lead/${leadId}`, token, loading, keep });
}

type OffersPage = { lead: LeadAnswer | null; offers: LeadOffer[] };

/** The part of the offers for a lead that may be kept: all of it for the customer, nothing for staff. */
export function keptOffers(page: OffersPage): OffersPage | null {
	return page.lead?.abilities.own ? page : null;
}

/** The page of the offers for the viewer's own lead, or its saved copy, by the page's address. */
export function savedOffers(
	address: string,
	token: string,
	loading: Promise<OffersPage>,
): Promise<Saved<OffersPage>> {
	return orSavedCopy({ name: address, token, loading, keep: keptOffers });
}

/** The first page of one of the viewer's own lists, or its saved copy. */
export function savedLeads(
	address: string,
	token: string,
	loading: Promise<LeadList>,
): Promise<Saved<LeadList>> {
	return orSavedCopy({ name: address, token, loading, keep: keptLeads });
}
