import { holdSignedIn } from "../../accounts/server/users.service.ts";
import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import { countLead, lockListings } from "../../listings/server/lead-counter.service.ts";
import type { AnnounceChanges, Tell } from "../../notifications/server/notifications.service.ts";
import { type ListingFacts, readListingFactsOf } from "../../listings/server/listing-facts.service.ts";
import type { SubscriptionsForLeads } from "../../subscriptions/server/for-leads.service.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import { type Database, type Db, inTransaction } from "../../platform/server/database.ts";
import { newId } from "../../platform/server/ids.ts";
import { m } from "../../paraglide/messages.js";
import { type ClaimBlock, isFull, isOpen } from "../lead.ts";
import { isClaimer, isOwn } from "../leads.policy.ts";
import { claimBlockOf, listingsFor } from "./claiming-listings.ts";
import { newsOfLapse, waitingFor } from "./awaited-answer.ts";
import { hasClaimed, insertClaim, readClaimsOn, takePlace } from "./claims.repository.ts";
import { isDuplicate } from "./is-duplicate.ts";
import { lockLead, type LockedLead } from "./lead-lock.repository.ts";
import { leadChange, type LeadNames, leadTelling, namesOf } from "./lead-news.ts";
import type { LeadRow } from "./lead-row.repository.ts";
import { findLead } from "./leads.repository.ts";

type Needs = {
	database: Database;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
	subscriptions: SubscriptionsForLeads;
	tell: Tell;
	announce: AnnounceChanges;
};

/** A claim that succeeds: whose, and with which subscription. */
type Claim = {
	viewer: Viewer;
	running: NonNullable<Awaited<ReturnType<SubscriptionsForLeads["findRunning"]>>>;
	names: LeadNames;
	now: Date;
};

type Outcome = "claimed" | "not_open" | "shut" | "no_subscription" | "enough";

const notOpen = () => new AppError("conflict", m["leads.details.not_open"]());

/**
 * Claims a lead for the signed-in professional: takes one of the lead's places and counts a lead on the subscription
 * of their listing, both or neither. Claiming again does nothing. Throws not_found; forbidden for one's own lead, for
 * staff, and (professional_not_registered) without a confirmed listing of the lead's service; payment_required
 * (subscription_missing_or_expired); conflict when it is not open or claimed by enough professionals.
 */
export function createClaiming({ database, clock, catalogue, subscriptions, tell, announce }: Needs) {
	return async function claimLead(viewer: Viewer, leadId: string): Promise<void> {
		const lead = await findLead(database, leadId, viewer.userId);
		if (lead === undefined) throw new AppError("not_found", m["leads.details.none"]());
		if (isOwn(lead, viewer)) throw new AppError("forbidden", m["leads.claim.own"]());
		if (lead.claimedAt !== null) return;
		if (!isClaimer(lead, viewer)) throw new AppError("forbidden", m["leads.claim.staff"]());
		if (!isOpen(lead, clock())) throw notOpen();
		const listings = listingsFor(lead, await readListingFactsOf(database.db, viewer.userId));
		const { confirmed } = listings;
		const [first] = confirmed;
		if (first === undefined)
			throw notRegistered(claimBlockOf(listings) ?? "not_registered", await carriedNames(lead));
		const outcome = await take(viewer, lead, confirmed, namesOf(await catalogue.snapshot()));
		if (outcome === "not_open") throw notOpen();
		if (outcome === "shut") throw notRegistered("suspended", await carriedNames(lead));
		if (outcome === "no_subscription") throw noSubscription(first, await carriedNames(first));
		if (outcome === "enough") throw new AppError("conflict", m["leads.claim.enough"]());
	};

	/**
	 * The claim itself. Locks are taken in one order by everybody, see bringUpToDate: the lead first, then the account,
	 * then its listings, then their subscriptions. A refusal is an outcome and not a throw, so that a subscription found
	 * to be over stays ended.
	 */
	function take(
		viewer: Viewer,
		{ id: leadId }: LeadRow,
		confirmed: readonly ListingFacts[],
		names: LeadNames,
	): Promise<Outcome> {
		const now = clock();
		return inTransaction(database.db, async (tx) => {
			const lead = await lockLead(tx, leadId);
			if (await hasClaimed(tx, leadId, viewer.userId)) return "claimed";
			if (lead === undefined || !isOpen(lead, now)) return "not_open";
			const own = confirmed.map(({ id }) => id);
			// Only a claim that can still succeed counts on a listing; the many that come too late lock nothing more.
			const held = isFull(lead) ? null : await holdListings(tx, viewer, own);
			if (held?.length === 0) return "shut";
			const running = await subscriptions.findRunning(tx, held ?? own, now);
			if (running === null) return "no_subscription";
			if (held === null || !(await takePlace(tx, leadId))) return "enough";
			await insertClaim(tx, {
				id: newId(),
				lead,
				userId: viewer.userId,
				listingId: running.listingId,
				subscriptionId: running.id,
				claimType: "self",
				claimedAt: now,
			});
			await countLead(tx, running.listingId);
			await settle(tx, lead, { viewer, running, names, now });
			return "claimed";
		});
	}

	/**
	 * Takes the credit, or gives it back in the same step: a second lead of one customer and service within `duplicateDays`
	 * costs nothing. The account is held, so that of two claimed at once the later one sees the other. Tells both sides.
	 */
	async function settle(tx: Db, lead: LockedLead, { viewer, running, names, now }: Claim): Promise<void> {
		const { userId } = viewer;
		// Where leads are not limited there is no credit that could come back.
		const isSecond =
			running.leadsAllocated !== null && (await isDuplicate(tx, subscriptions, userId, lead, now));
		const returned = isSecond ? "duplicate" : null;
		await subscriptions.spendLead(tx, running, { leadId: lead.id, returned, now });
		const news = [
			leadTelling(names, lead, {
				kind: "lead.claimed",
				userId: lead.customerId,
				once: running.listingId,
				details: { listingId: running.listingId },
			}),
		];
		if (isSecond) {
			const details = { why: "duplicate" };
			news.push(leadTelling(names, lead, { kind: "credit.returned", userId, details }));
		}
		const lapsed = await findLapse(tx, lead);
		if (lapsed !== null) news.push(...newsOfLapse(names, lead, lapsed.claims));
		await tell(tx, news);
		// The listing's subscription has counted a lead; only its owner has it open.
		const counted = leadChange({ id: running.listingId }, [userId], "nobody");
		await announce(tx, [leadChange(lead, [userId, ...(lapsed?.asked ?? [])]), counted]);
	}

	/** What a refusal carries, so that the screen it leads to knows what it is about. */
	async function carriedNames({
		serviceId,
		choiceId,
	}: Pick<Names, "serviceId" | "choiceId">): Promise<Names> {
		const { serviceById, choiceById } = await catalogue.snapshot();
		const serviceName = serviceById.get(serviceId)?.type ?? "";
		const choiceName = choiceId === null ? null : (choiceById.get(choiceId)?.choice.name ?? null);
		return { serviceId, choiceId, serviceName, choiceName };
	}
}

/** Locks the account and those of its listings that staff have not shut meanwhile; answers these in the order given. */
async function holdListings(tx: Db, viewer: Viewer, listingIds: readonly string[]): Promise<string[]> {
	// A deletion of the account holds it before it asks for the listings; the claim points at both.
	await holdSignedIn(tx, viewer);
	return (await lockListings(tx, listingIds)).map(({ id }) => id);
}

/** Whose answer this claim has made pointless by taking the lead's last place, with all claims before it; null where nobody's. */
async function findLapse(tx: Db, lead: LockedLead) {
	const after = { ...lead, claimsTaken: lead.claimsTaken + 1 };
	if (!isFull(after) || lead.assignedUserId === null || lead.assignedAction !== null) return null;
	const claims = await readClaimsOn(tx, lead.id);
	// The claim itself is among them: the one asked may have claimed.
	if (waitingFor(after, claims).length > 0) return null;
	return { claims, asked: [lead.assignedUserId] };
}

type Names = { serviceId: string; choiceId: string | null; serviceName: string; choiceName: string | null };

const blockTexts: Record<ClaimBlock, (about: { service: string }) => string> = {
	not_registered: m["leads.claim.not_registered"],
	awaiting_confirmation: m["leads.claim.awaiting_confirmation"],
	rejected: m["leads.claim.rejected"],
	suspended: m["leads.claim.shut"],
};

function notRegistered(block: ClaimBlock, names: Names): AppError {
	return new AppError("forbidden", blockTexts[block]({ service: names.serviceName }), {
		reason: "professional_not_registered",
		extra: names,
	});
}

function noSubscription(listing: ListingFacts, names: Names): AppError {
	return new AppError("payment_required", m["leads.claim.no_subscription"]({ service: names.serviceName }), {
		reason: "subscription_missing_or_expired",
		extra: { ...names, professionalId: listing.id },
	});
}
