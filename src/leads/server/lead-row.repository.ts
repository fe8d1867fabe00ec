import { personAt } from "../../accounts/server/accounts.sql.ts";
import { isBookable, listingAt } from "../../listings/server/listings.sql.ts";
import type { Paise } from "../../platform/money.ts";
import type { AssignmentAnswer } from "../assignment.ts";
import type { ClaimType, LeadSource, LeadStatus } from "../lead.ts";

/** A lead as stored, with the viewer's own claim; the presenter decides which fields are sent. */
export type LeadRow = {
	id: string;
	customerId: string;
	/** Empty, like mobile and addressDetails, after the customer's account was deleted. */
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
	/** The owner of that listing. */
	assignedUserId: string | null;
	assignedAction: AssignmentAnswer | null;
	assignedAt: Date | null;
	/** The professional asked, who has not answered, has a claim; false if the viewer may not see the assignment. */
	assignedHasClaimed: boolean;
	/** The listing asked, which has not answered, cannot take the lead any more; false as above. */
	assignedIsSuspended: boolean;
	bookedListingId: string | null;
	createdAt: Date;
	expiresAt: Date;
	statusChangedAt: Date;
	/** The viewer's claim: all three set, or all three null. */
	claimedAt: Date | null;
	claimType: ClaimType | null;
	claimListingId: string | null;
	/** Staff confirmed a report of its number, whoever made it; set only for leads that the viewer claimed. */
	isNumberWrong: boolean;
	/**
	 * The name of the professional whose page it started from; null if it started from none, or if that person is
	 * deleted or has no name.
	 */
	originOwnerName: string | null;
};

const origin = listingAt("l.origin_listing_id");
const owner = personAt(origin.userId);
/** A scalar subquery instead of a join: it runs only for the returned leads, not for all those that are sorted. */
const originOwnerName = `(select ${owner.name} from ${origin.table} ${owner.join} where ${origin.isMeant})`;

/** The columns of a lead `l`, named as in LeadRow. Paise are far below 2^53, so float8 holds them exactly. */
const leadColumns = `l.id, l.customer_id as "customerId", l.name, l.mobile, l.mobile_verified as "mobileVerified", l.source,
	l.origin_listing_id as "originListingId", l.service_id as "serviceId", l.choice_id as "choiceId",
	l.location_id as "locationId", l.address_details as "addressDetails", l.budget_min::float8 as "budgetMin",
	l.budget_max::float8 as "budgetMax", l.preferred_at as "preferredAt", l.description, l.status,
	l.reveal_limit as "revealLimit", l.claims_taken as "claimsTaken", l.assigned_listing_id as "assignedListingId",
	l.assigned_user_id as "assignedUserId", l.assigned_action as "assignedAction", l.assigned_at as "assignedAt",
	l.booked_listing_id as "bookedListingId", l.created_at as "createdAt", l.expires_at as "expiresAt",
	l.status_changed_at as "statusChangedAt",
	${originOwnerName} as "originOwnerName"`;

// A wrong number closes its lead, so leads with another status need no lookup.
const isNumberWrong = `(l.status = 'closed' and c.lead_id is not null and exists (
	select from number_reports r where r.lead_id = l.id and r.status = 'confirmed'))`;

// Matters only while an answer is awaited.
const assignedHasClaimed = `(l.assigned_user_id is not null and l.assigned_action is null and exists (
	select from lead_claims a where a.lead_id = l.id and a.user_id = l.assigned_user_id))`;

const assignedIsSuspended = `(l.assigned_listing_id is not null and l.assigned_action is null
	and not ${isBookable("l.assigned_listing_id")})`;

/** Reads leads for a viewer whose id is the statement's first value. */
export const selectForViewer = `select ${leadColumns},
	c.claimed_at as "claimedAt", c.claim_type as "claimType", c.listing_id as "claimListingId",
	${isNumberWrong} as "isNumberWrong", ${assignedHasClaimed} as "assignedHasClaimed", ${assignedIsSuspended} as "assignedIsSuspended"
from leads l left join lead_claims c on c.lead_id = l.id and c.user_id = $1::uuid`;

/** Reads leads for a guest, who has no claims. */
export const selectForNobody = `select ${leadColumns},
	null::timestamptz as "claimedAt", null as "claimType", null::uuid as "claimListingId", false as "isNumberWrong",
	false as "assignedHasClaimed", false as "assignedIsSuspended"
from leads l`;
