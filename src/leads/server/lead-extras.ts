import { type ListingFacts, readUpiId } from "../../listings/server/listings.api.ts";
import { isStaff, type Viewer } from "../../platform/access.ts";
import {
	hasSpentCredit,
	peekRunningSubscription,
	readReturnReason,
} from "../../subscriptions/server/subscriptions.api.ts";
import { leadsRemaining } from "../../subscriptions/subscription.ts";
import { isFull } from "../lead.ts";
import type { LeadAnswer } from "../leads.contract.ts";
import { isOwn } from "../lead-sides.policy.ts";
import { maySeeUpiId } from "../leads.policy.ts";
import { reportIdle } from "../number-report.ts";
import { listingsFor } from "./claiming/claiming-listings.ts";
import { readClaimsOn } from "./claiming/claims.repository.ts";
import { isDuplicate } from "./claiming/is-duplicate.ts";
import type { LeadRow } from "./lead-row.repository.ts";
import type { LeadsContext } from "./leads.context.ts";
import { readReportStatus } from "./number-reports/number-reports.repository.ts";
import { readSeenBy } from "./number-reports/seen-by.ts";

type ClaimWith = NonNullable<LeadAnswer["claimWith"]>;

/**
 * Adds what only the lead's own page shows: for its customer, who has seen the number and where to pay for the work; for
 * professionals, what a claim would cost, or after a claim, the status of the credit and of their report.
 */
export async function addLeadExtras(
	ctx: LeadsContext,
	lead: LeadAnswer,
	row: LeadRow,
	{ viewer, ownListings }: { viewer: Viewer | null; ownListings: readonly ListingFacts[] },
): Promise<LeadAnswer> {
	const { db } = ctx;
	const forAssigners = await addPlaceHolders(ctx, lead, row);
	if (isOwn(row, viewer)) {
		const [seenBy, upi] = await Promise.all([readSeenBy(ctx, row.id), readPayment(ctx, lead, row, viewer)]);
		return { ...forAssigners, ...upi, seenBy };
	}
	if (viewer === null || isStaff(viewer)) return forAssigners;
	if (lead.abilities.claim) return { ...lead, claimWith: await costOf(ctx, row, viewer, ownListings) };
	if (lead.claimedDetails === null) return lead;
	const [creditReturned, creditSpent, numberReport] = await Promise.all([
		readReturnReason(db, viewer.userId, row.id),
		hasSpentCredit(db, viewer.userId, [row.id]),
		readReportStatus(db, viewer.userId, row.id),
	]);
	const isIdle = numberReport !== null || reportIdle({ ...row, creditReturned }) !== null;
	return {
		...lead,
		claimedDetails: { ...lead.claimedDetails, creditReturned, creditSpent, numberReport },
		abilities: { ...lead.abilities, reportNumber: lead.abilities.reportNumber && !isIdle },
	};
}

/** Where the customer can pay; nothing if the presenter left the professional out, who is blocked or deleted. */
async function readPayment(
	{ db }: LeadsContext,
	{ bookedProfessional }: LeadAnswer,
	row: LeadRow,
	viewer: Viewer | null,
): Promise<Partial<Pick<LeadAnswer, "bookedProfessional">>> {
	if (bookedProfessional === null || !maySeeUpiId(row, viewer)) return {};
	const upiId = await readUpiId(db, bookedProfessional._id);
	return upiId === null ? {} : { bookedProfessional: { ...bookedProfessional, upiId } };
}

/** If all places are taken, staff who can assign the lead see whom they can still ask: the people who have one. */
async function addPlaceHolders({ db }: LeadsContext, lead: LeadAnswer, row: LeadRow): Promise<LeadAnswer> {
	if (!lead.abilities.assign || !isFull(row)) return lead;
	const claims = await readClaimsOn(db, row.id);
	return { ...lead, placeHolders: claims.map(({ userId }) => userId) };
}

async function costOf(
	{ db, clock }: LeadsContext,
	row: LeadRow,
	{ userId }: Viewer,
	ownListings: readonly ListingFacts[],
): Promise<ClaimWith | null> {
	const now = clock();
	const listingIds = listingsFor(row, ownListings).confirmed.map(({ id }) => id);
	const running = await peekRunningSubscription(db, listingIds, now);
	if (running === null) return null;
	const isFree = running.leadsAllocated !== null && (await isDuplicate(db, userId, row, now));
	return { subscriptionType: running.subscriptionType, leadsRemaining: leadsRemaining(running), isFree };
}
