import type { Paise } from "../../platform/money.ts";
import type { ClaimType, LeadSource, LeadStatus } from "../lead.ts";

/** A lead as stored, with the viewer's own claim; what of it goes out is the presenter's to say. */
export type LeadRow = {
	id: string;
	customerId: string;
	/** Empty, like mobile and addressDetails, once the customer's account was deleted. */
	name: string;
	mobile: string;
	mobileVerified: boolean;
	source: LeadSource;
	originListingId: string | null;
	serviceId: string;
	choiceId: string | null;
	locationId: string;
	addressDetails: string;
	budgetMin: Paise | null;
	budgetMax: Paise | null;
	preferredAt: Date | null;
	description: string;
	status: LeadStatus;
	revealLimit: number;
	claimsTaken: number;
	assignedListingId: string | null;
	assignedAction: "accepted" | "rejected" | null;
	createdAt: Date;
	expiresAt: Date;
	/** The viewer's claim, all three, or null, all three. */
	claimedAt: Date | null;
	claimType: ClaimType | null;
	claimListingId: string | null;
};

/** The columns of a lead `l`, named as in LeadRow. Paise are far below 2^53, so that float8 holds them exactly. */
const leadColumns = `l.id, l.customer_id as "customerId", l.name, l.mobile, l.mobile_verified as "mobileVerified", l.source,
	l.origin_listing_id as "originListingId", l.service_id as "serviceId", l.choice_id as "choiceId",
	l.location_id as "locationId", l.address_details as "addressDetails", l.budget_min::float8 as "budgetMin",
	l.budget_max::float8 as "budgetMax", l.preferred_at as "preferredAt", l.description, l.status,
	l.reveal_limit as "revealLimit", l.claims_taken as "claimsTaken", l.assigned_listing_id as "assignedListingId",
	l.assigned_action as "assignedAction", l.created_at as "createdAt", l.expires_at as "expiresAt"`;

/** Reads leads for a viewer whose id is the statement's first value. */
export const selectForViewer = `select ${leadColumns},
	c.claimed_at as "claimedAt", c.claim_type as "claimType", c.listing_id as "claimListingId"
from leads l left join lead_claims c on c.lead_id = l.id and c.user_id = $1::uuid`;

/** Reads leads for nobody, who holds no claims. */
export const selectForNobody = `select ${leadColumns},
	null::timestamptz as "claimedAt", null as "claimType", null::uuid as "claimListingId"
from leads l`;
