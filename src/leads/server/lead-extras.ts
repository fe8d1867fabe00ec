import type { ListingFacts } from "../../listings/server/listing-facts.service.ts";
import { isStaff, type Viewer } from "../../platform/access.ts";
import type { Clock } from "../../platform/dates.ts";
import { leadsRemaining } from "../../subscriptions/subscription.ts";
import type { SubscriptionsForLeads } from "../../subscriptions/server/for-leads.service.ts";
import type { LeadAnswer } from "../leads.contract.ts";
import { isFull } from "../lead.ts";
import { isOwn } from "../leads.policy.ts";
import { reportIdle } from "../number-report.ts";
import { listingsFor } from "./claiming-listings.ts";
import { readClaimsOn } from "./claims.repository.ts";
import { isDuplicate } from "./is-duplicate.ts";
import type { LeadRow } from "./lead-row.repository.ts";
import { readReportStatus } from "./number-reports.repository.ts";
import { readSeenBy, type SeenByContext } from "./seen-by.ts";

type Needs = SeenByContext & {
	clock: Clock;
	subscriptions: Pick<SubscriptionsForLeads, "peekRunning" | "readReturned" | "hasSpentOn">;
};
type ClaimWith = NonNullable<LeadAnswer["claimWith"]>;

/**
 * What a lead's own page says and no list does: to its customer who has seen the number; to others what a claim would
 * cost them, and what became of the credit and of their report after one.
 */
export function createLeadExtras(needs: Needs) {
	const { clock, subscriptions } = needs;
	const { db } = needs.database;

	/** The answer with what only its own page says. */
	async function extend(
		lead: LeadAnswer,
		row: LeadRow,
		{ viewer, ownListings }: { viewer: Viewer | null; ownListings: readonly ListingFacts[] },
	): Promise<LeadAnswer> {
		const asStaff = await withPlaceHolders(lead, row);
		if (isOwn(row, viewer)) return { ...asStaff, seenBy: await readSeenBy(needs, row.id) };
		if (viewer === null || isStaff(viewer)) return asStaff;
		if (lead.abilities.claim) return { ...lead, claimWith: await costOf(row, viewer, ownListings) };
		if (lead.claimedDetails === null) return lead;
		const [creditReturned, creditSpent, numberReport] = await Promise.all([
			subscriptions.readReturned(db, viewer.userId, row.id),
			subscriptions.hasSpentOn(db, viewer.userId, [row.id]),
			readReportStatus(db, viewer.userId, row.id),
		]);
		const isIdle = numberReport !== null || reportIdle({ ...row, creditReturned }) !== null;
		return {
			...lead,
			claimedDetails: { ...lead.claimedDetails, creditReturned, creditSpent, numberReport },
			abilities: { ...lead.abilities, reportNumber: lead.abilities.reportNumber && !isIdle },
		};
	}

	/** With who can be asked, for those who can assign it, where all places are taken. */
	async function withPlaceHolders(lead: LeadAnswer, row: LeadRow): Promise<LeadAnswer> {
		if (!lead.abilities.assign || !isFull(row)) return lead;
		const claims = await readClaimsOn(db, row.id);
		return { ...lead, placeHolders: claims.map(({ userId }) => userId) };
	}

	async function costOf(
		row: LeadRow,
		{ userId }: Viewer,
		ownListings: readonly ListingFacts[],
	): Promise<ClaimWith | null> {
		const now = clock();
		const { confirmed } = listingsFor(row, ownListings);
		const running = await subscriptions.peekRunning(
			db,
			confirmed.map(({ id }) => id),
			now,
		);
		if (running === null) return null;
		const isFree =
			running.leadsAllocated !== null && (await isDuplicate(db, subscriptions, userId, row, now));
		return { subscriptionType: running.subscriptionType, leadsRemaining: leadsRemaining(running), isFree };
	}

	return extend;
}
