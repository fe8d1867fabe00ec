import { getTableColumns } from "drizzle-orm";
import { blockedWith, personAt } from "../../accounts/server/accounts.sql.ts";
import { isBookable, listingAt } from "../../listings/server/listings.sql.ts";
import type { ClaimType } from "../lead.ts";
import { leads } from "./leads.tables.ts";

/** The columns that the presenter does not use. */
const unread = [
	"answerDueAt",
	"assignedBy",
	"askedBefore",
	"bookedAt",
	"closeReason",
	"decidedAt",
	"directAnsweredAt",
	"directDueAt",
	"directMissedAt",
	"helpDueAt",
	"wavesNotified",
	"nextWaveAt",
] as const satisfies (keyof typeof leads.$inferSelect)[];

/** A lead as stored, with the viewer's own claim; the presenter decides which fields are sent. */
export type LeadRow = Omit<typeof leads.$inferSelect, (typeof unread)[number]> & {
	/** The professional asked, who has not answered, has a claim; false if the viewer may not see the assignment. */
	assignedHasClaimed: boolean;
	/** The listing asked, which has not answered, cannot take the lead any more; false as above. */
	assignedIsSuspended: boolean;
	/** The viewer's claim: all three set, or all three null. */
	claimedAt: Date | null;
	claimType: ClaimType | null;
	claimListingId: string | null;
	/** Staff confirmed a report of its number, whoever made it; set only for leads that the viewer claimed. */
	isNumberWrong: boolean;
	/** The viewer and the customer do not work together: one has blocked the other. */
	isBlocked: boolean;
	/**
	 * The name of the professional whose page it started from; null if it started from none, or if that person is
	 * deleted or has no name.
	 */
	originOwnerName: string | null;
	/** That professional's user id, if the lead is or was theirs alone. */
	originUserId: string | null;
	/** The name of that listing, if it has one of its own and the lead is or was that professional's alone. */
	originFirmName: string | null;
};

const origin = listingAt("l.origin_listing_id");
const owner = personAt(origin.userId);
/** A scalar subquery instead of a join: it runs only for the returned leads, not for all those that are sorted. */
const originOwnerName = `(select ${owner.name} from ${origin.table} ${owner.join} where ${origin.isMeant})`;
const originUserId = `case when l.exclusive_until is not null then (
	select ${origin.userId} from ${origin.table} where ${origin.isMeant}) end`;
const originFirmName = `case when l.exclusive_until is not null then (
	select ${origin.firmName} from ${origin.table} where ${origin.isMeant}) end`;

const isRead = (name: string) => !unread.some((one) => one === name);
/** Paise are far below 2^53, so float8 holds them exactly. */
const castOf = (type: string) => (type === "bigint" ? "::float8" : "");

/** The columns of a lead `l`, named as in LeadRow. */
const leadColumns = [
	...Object.entries(getTableColumns(leads))
		.filter(([name]) => isRead(name))
		.map(([name, column]) => `l.${column.name}${castOf(column.getSQLType())} as "${name}"`),
	`${originOwnerName} as "originOwnerName"`,
	`${originUserId} as "originUserId"`,
	`${originFirmName} as "originFirmName"`,
].join(", ");

// A wrong number closes its lead unless it is completed, so leads with another status need no lookup.
const isNumberWrong = `(l.status in ('closed', 'completed') and c.lead_id is not null and exists (
	select from number_reports r where r.lead_id = l.id and r.status = 'confirmed'))`;

// Matters only while an answer is awaited.
const assignedHasClaimed = `(l.assigned_user_id is not null and l.assigned_action is null and exists (
	select from lead_claims a where a.lead_id = l.id and a.user_id = l.assigned_user_id))`;

const assignedIsSuspended = `(l.assigned_listing_id is not null and l.assigned_action is null
	and not ${isBookable("l.assigned_listing_id")})`;

/** The people whom the viewer, the statement's first value, has blocked or who have blocked the viewer; read once. */
const blockedPeople = `array(${blockedWith("$1::uuid")})`;

/** For lists: leads of customers with whom the viewer does not work are left out. */
export const isNotBlocked = `l.customer_id <> all(${blockedPeople})`;

/** The same for claims `c`, whose leads are looked up only for a viewer with blocks. */
export const isClaimNotBlocked = `(not exists (${blockedWith("$1::uuid")}) or not exists (
	select from leads theirs where theirs.id = c.lead_id and theirs.customer_id = any(${blockedPeople})))`;

/** Reads leads for a viewer whose id is the statement's first value. */
export const selectForViewer = `select ${leadColumns},
	c.claimed_at as "claimedAt", c.claim_type as "claimType", c.listing_id as "claimListingId",
	l.customer_id = any(${blockedPeople}) as "isBlocked",
	${isNumberWrong} as "isNumberWrong", ${assignedHasClaimed} as "assignedHasClaimed", ${assignedIsSuspended} as "assignedIsSuspended"
from leads l left join lead_claims c on c.lead_id = l.id and c.user_id = $1::uuid`;

/** Reads leads for a guest, who has no claims. */
export const selectForGuest = `select ${leadColumns},
	null::timestamptz as "claimedAt", null as "claimType", null::uuid as "claimListingId", false as "isNumberWrong", false as "isBlocked",
	false as "assignedHasClaimed", false as "assignedIsSuspended"
from leads l`;
