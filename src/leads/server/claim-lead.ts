import { holdUser } from "../../accounts/server/users.service.ts";
import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import { countLead, lockListings } from "../../listings/server/lead-counter.service.ts";
import { type ListingFacts, readListingFactsOf } from "../../listings/server/listing-facts.service.ts";
import type { SubscriptionsForLeads } from "../../subscriptions/server/running.service.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import { type Database, type Db, inTransaction } from "../../platform/server/database.ts";
import { newId } from "../../platform/server/ids.ts";
import { m } from "../../paraglide/messages.js";
import { isFull, isOpen } from "../lead.ts";
import { isClaimer, isOwn } from "../leads.policy.ts";
import { type ClaimingListings, listingsFor } from "./claiming-listings.ts";
import { hasClaimed, insertClaim, lockLead, takePlace } from "./claims.repository.ts";
import { findLead } from "./leads.repository.ts";

type Needs = {
	database: Database;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
	subscriptions: SubscriptionsForLeads;
};

type Outcome = "claimed" | "not_open" | "shut" | "no_subscription" | "enough";

const notOpen = () => new AppError("conflict", m["leads.details.not_open"]());

/**
 * Claims a lead for the signed-in professional: takes one of the lead's places and counts a lead on the subscription
 * of their listing, both or neither. Claiming again does nothing. Throws not_found; forbidden for one's own lead, for
 * staff, and (professional_not_registered) without a confirmed listing of the lead's service; payment_required
 * (subscription_missing_or_expired); conflict when it is not open or claimed by enough professionals.
 */
export function createClaiming({ database, clock, catalogue, subscriptions }: Needs) {
	return async function claimLead(viewer: Viewer, leadId: string): Promise<void> {
		const lead = await findLead(database, leadId, viewer.userId);
		if (lead === undefined) throw new AppError("not_found", m["leads.details.none"]());
		if (isOwn(lead, viewer)) throw new AppError("forbidden", m["leads.claim.own"]());
		if (lead.claimedAt !== null) return;
		if (!isClaimer(lead, viewer)) throw new AppError("forbidden", m["leads.claim.staff"]());
		if (!isOpen(lead, clock())) throw notOpen();
		const { confirmed, ...others } = listingsFor(lead, await readListingFactsOf(database.db, viewer.userId));
		const [first] = confirmed;
		if (first === undefined) throw notRegistered(others, await namesOf(lead));
		const outcome = await take(viewer, lead.id, confirmed);
		if (outcome === "not_open") throw notOpen();
		if (outcome === "shut") throw notRegistered({ awaiting: undefined, shut: first }, await namesOf(lead));
		if (outcome === "no_subscription") throw noSubscription(first, await namesOf(first));
		if (outcome === "enough") throw new AppError("conflict", m["leads.claim.enough"]());
	};

	/**
	 * The claim itself. Locks are taken in one order by everybody, see bringUpToDate: the lead first, then the account,
	 * then its listings, then their subscriptions. A refusal is an outcome and not a throw, so that a subscription found to be over stays
	 * ended.
	 */
	function take(viewer: Viewer, leadId: string, confirmed: readonly ListingFacts[]): Promise<Outcome> {
		const now = clock();
		return inTransaction(database.db, async (tx) => {
			const lead = await lockLead(tx, leadId);
			if (await hasClaimed(tx, leadId, viewer.userId)) return "claimed";
			if (lead === undefined || !isOpen(lead, now)) return "not_open";
			const own = confirmed.map(({ id }) => id);
			// Only a claim that can still succeed counts on a listing; the many that come too late lock nothing more.
			const listingIds = isFull(lead) ? own : await holdListings(tx, viewer, own);
			if (listingIds.length === 0) return "shut";
			const running = await subscriptions.findRunning(tx, listingIds, now);
			if (running === null) return "no_subscription";
			if (isFull(lead) || !(await takePlace(tx, leadId))) return "enough";
			await insertClaim(tx, {
				id: newId(),
				leadId,
				userId: viewer.userId,
				listingId: running.listingId,
				subscriptionId: running.id,
				claimType: "self",
				claimedAt: now,
			});
			await countLead(tx, running.listingId);
			await subscriptions.spendLead(tx, running, now);
			return "claimed";
		});
	}

	/** What a refusal carries, so that the screen it leads to knows what it is about. */
	async function namesOf({ serviceId, choiceId }: Pick<Names, "serviceId" | "choiceId">): Promise<Names> {
		const { serviceById, choiceById } = await catalogue.snapshot();
		const serviceName = serviceById.get(serviceId)?.type ?? "";
		const choiceName = choiceId === null ? null : (choiceById.get(choiceId)?.choice.name ?? null);
		return { serviceId, choiceId, serviceName, choiceName };
	}
}

/** Locks the account and those of its listings that staff have not shut meanwhile, and answers these. */
async function holdListings(tx: Db, { userId }: Viewer, listingIds: readonly string[]): Promise<string[]> {
	// A deletion of the account holds it before it asks for the listings; the claim points at both.
	if (!(await holdUser(tx, userId))) throw new AppError("not_signed_in", m["platform.error.not_signed_in"]());
	return lockListings(tx, listingIds);
}

type Names = { serviceId: string; choiceId: string | null; serviceName: string; choiceName: string | null };

function notRegistered({ awaiting, shut }: Omit<ClaimingListings, "confirmed">, names: Names): AppError {
	const service = names.serviceName;
	const tell =
		awaiting !== undefined
			? m["leads.claim.awaiting_confirmation"]
			: shut !== undefined
				? m["leads.claim.shut"]
				: m["leads.claim.not_registered"];
	return new AppError("forbidden", tell({ service }), {
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
