import { isBlockedBetween, lockActive } from "../../../accounts/server/accounts.api.ts";
import {
	countLead,
	type ListingFacts,
	lockListings,
	readListingFactsOf,
	readServedPlaces,
} from "../../../listings/server/listings.api.ts";
import type { Viewer } from "../../../platform/access.ts";
import { AppError } from "../../../platform/app-error.ts";
import { formatTime } from "../../../platform/dates.ts";
import { type Db, inTransaction } from "../../../platform/server/database/database.ts";
import { newId } from "../../../platform/server/database/ids.ts";
import { m } from "../../../paraglide/messages.js";
import {
	findRunningSubscription,
	spendLead,
	type SubscriptionRow,
} from "../../../subscriptions/server/subscriptions.api.ts";
import { isExclusive, neverOpensToAll } from "../../direct-lead.ts";
import { type ClaimBlock, isFull, isOpen } from "../../lead.ts";
import type { LeadAnswer } from "../../leads.contract.ts";
import { isOwn, maySeeLead } from "../../lead-sides.policy.ts";
import { isClaimer } from "../../leads.policy.ts";
import { claimBlockOf, listingsFor } from "./claiming-listings.ts";
import { lapseNotifications, waitingFor } from "../assigning/awaited-answer.ts";
import { hasClaimed, insertClaim, readClaimsOn, takePlace } from "./claims.repository.ts";
import { opensForOthersAt } from "./near-first.ts";
import { isDuplicate } from "./is-duplicate.ts";
import { lockLead, type LockedLead } from "../lead-lock.repository.ts";
import { leadChange, leadNotification } from "../notifying/lead-notifications.ts";
import type { LeadRow } from "../lead-row.repository.ts";
import type { LeadsContext } from "../leads.context.ts";
import { changeAudience, findLead } from "../leads.repository.ts";
import { readLead } from "../read-lead.ts";
import { noteAnswer } from "../response-times/keep-times.ts";

/** A successful claim: the professional, and the subscription that pays for it. */
type Claim = {
	viewer: Viewer;
	running: SubscriptionRow;
	now: Date;
};

type Outcome = "claimed" | "not_open" | "blocked" | "suspended" | "no_subscription" | "enough";

const notOpen = () => new AppError("conflict", m["leads.details.not_open"]());
const blocked = () => new AppError("forbidden", m["leads.claim.blocked"]());

/**
 * Claims a lead for the signed-in professional: takes one of the lead's places and counts a lead on the subscription of
 * their listing, both or neither. Claiming again changes nothing. Throws not_found; forbidden for one's own lead, for
 * staff, for a suspended person, after a block between the two, and (professional_not_registered) without a confirmed listing of the lead's service; payment_required
 * (subscription_missing_or_expired); conflict if the lead is not open or has no place left.
 */
export async function claimLead(ctx: LeadsContext, viewer: Viewer, leadId: string): Promise<LeadAnswer> {
	const { db, clock } = ctx;
	const lead = await findLead(db, leadId, viewer.userId);
	if (lead === undefined || !maySeeLead(lead, viewer, clock()))
		throw new AppError("not_found", m["leads.details.none"]());
	if (isOwn(lead, viewer)) throw new AppError("forbidden", m["leads.claim.own"]());
	if (lead.claimedAt !== null) return readLead(ctx, viewer, leadId);
	if (!isClaimer(lead, viewer)) throw new AppError("forbidden", m["leads.claim.staff"]());
	if (lead.isBlocked) throw blocked();
	if (!isOpen(lead, clock())) throw notOpen();
	const own = await readListingFactsOf(db, viewer.userId);
	const listings = listingsFor(lead, own);
	const { confirmed } = listings;
	const [first] = confirmed;
	if (first === undefined)
		throw notRegistered(claimBlockOf(listings) ?? "not_registered", await namesFor(ctx, lead));
	// Without a running listing, a subscription comes first.
	if (confirmed.some(({ status }) => status === "active")) await refuseFarAway(ctx, viewer, lead, own);
	const outcome = await takePlaceAndCredit(ctx, viewer, lead, confirmed);
	if (outcome === "not_open") throw notOpen();
	if (outcome === "blocked") throw blocked();
	if (outcome === "suspended") throw notRegistered("suspended", await namesFor(ctx, lead));
	if (outcome === "no_subscription") throw noSubscription(first, await namesFor(ctx, first));
	if (outcome === "enough") throw new AppError("conflict", m["leads.claim.enough"]());
	return readLead(ctx, viewer, leadId);
}

/** Throws conflict (near_first) while the lead is for professionals who serve its place and the viewer does not. */
async function refuseFarAway(
	ctx: LeadsContext,
	{ userId }: Viewer,
	lead: LeadRow,
	listings: readonly ListingFacts[],
): Promise<void> {
	const { byId } = (await ctx.catalogue.snapshot()).places;
	const rules = { byId, nearFirstMinutes: ctx.nearFirstMinutes, now: ctx.clock() };
	const opensAt = opensForOthersAt(lead, { listings, served: await readServedPlaces(ctx.db, userId) }, rules);
	if (opensAt === null) return;
	throw new AppError("conflict", m["leads.claim.near_first"]({ time: formatTime(opensAt) }), {
		reason: "near_first",
		extra: { opensAt: opensAt.toISOString() },
	});
}

/**
 * Locks are always taken in one order: the lead, the account, its listings, their subscriptions (see bringUpToDate). A
 * refusal is returned instead of thrown, so that the transaction commits and a subscription that is over ends.
 */
function takePlaceAndCredit(
	ctx: LeadsContext,
	viewer: Viewer,
	{ id: leadId }: LeadRow,
	confirmed: readonly ListingFacts[],
): Promise<Outcome> {
	const now = ctx.clock();
	return inTransaction(ctx.db, async (tx) => {
		const lead = await lockLead(tx, leadId);
		if (await hasClaimed(tx, leadId, viewer.userId)) return "claimed";
		if (lead === undefined || !isOpen(lead, now)) return "not_open";
		if (await isBlockedBetween(tx, viewer.userId, lead.customerId)) return "blocked";
		const own = confirmed.map(({ id }) => id);
		// Most claims come too late; those lock only the lead.
		const held = isFull(lead) ? null : await holdListings(tx, viewer, own);
		if (held?.length === 0) return "suspended";
		const running = await findRunningSubscription(tx, held ?? own, now);
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
		if (lead.originListingId !== null && own.includes(lead.originListingId)) await keepDirect(tx, lead, now);
		await countLead(tx, running.listingId);
		await spendCredit(ctx, tx, lead, { viewer, running, now });
		return "claimed";
	});
}

/** The professional whose page the lead started from answers it: while it is theirs alone, it stays so. */
async function keepDirect(tx: Db, lead: LockedLead, now: Date): Promise<void> {
	if (isExclusive(lead, now))
		await changeAudience(tx, lead.id, { exclusiveUntil: neverOpensToAll, nextWaveAt: null });
	await noteAnswer(tx, lead, now);
}

/**
 * Spends the credit and notifies both sides. A second lead of the same customer and service within `duplicateDays` is
 * free: its credit is returned in the same step. The account is locked, so the later of two claims sees the earlier
 * one.
 */
async function spendCredit(ctx: LeadsContext, tx: Db, lead: LockedLead, claim: Claim): Promise<void> {
	const { notify, publishChanges } = ctx;
	const { viewer, running, now } = claim;
	const { userId } = viewer;
	// If the plan does not limit leads, no credit is spent, so none can be returned.
	const isSecond = running.leadsAllocated !== null && (await isDuplicate(tx, userId, lead, now));
	const returned = isSecond ? "duplicate" : null;
	await spendLead(tx, running, { leadId: lead.id, returned, now });
	const lapsed = await findLapsedAssignment(tx, lead);
	await notify(tx, [
		leadNotification(lead, {
			kind: "lead.claimed",
			userId: lead.customerId,
			once: running.listingId,
			details: { listingId: running.listingId },
		}),
		...(isSecond
			? [leadNotification(lead, { kind: "credit.returned", userId, details: { why: "duplicate" } })]
			: []),
		...(lapsed === null ? [] : lapseNotifications(lead, lapsed.claims)),
	]);
	// Only the owner can have the page of the listing's subscription open.
	const counted = leadChange({ id: running.listingId }, [userId], "nobody");
	await publishChanges(tx, [leadChange(lead, [userId, ...(lapsed?.asked ?? [])]), counted]);
}

/** The service and choice that the screen after a refusal names. */
async function namesFor(
	{ catalogue }: LeadsContext,
	{ serviceId, choiceId }: Pick<Names, "serviceId" | "choiceId">,
): Promise<Names> {
	const { serviceById, choiceById } = await catalogue.snapshot();
	const serviceName = serviceById.get(serviceId)?.type ?? "";
	const choiceName = choiceId === null ? null : (choiceById.get(choiceId)?.choice.name ?? null);
	return { serviceId, choiceId, serviceName, choiceName };
}

/**
 * Locks the account and those of its listings that are still not suspended; returns the listings in the given order.
 */
async function holdListings(tx: Db, viewer: Viewer, listingIds: readonly string[]): Promise<string[]> {
	// Account deletion locks in the same order; the claim refers to both.
	await lockActive(tx, viewer);
	return (await lockListings(tx, listingIds)).map(({ id }) => id);
}

/**
 * The assignment that needs no answer any more because this claim took the last place, with all claims; null if there
 * is none.
 */
async function findLapsedAssignment(tx: Db, lead: LockedLead) {
	const after = { ...lead, claimsTaken: lead.claimsTaken + 1 };
	if (!isFull(after) || lead.assignedUserId === null || lead.assignedAction !== null) return null;
	const claims = await readClaimsOn(tx, lead.id);
	// The new claim is one of them: it may come from the professional who was asked.
	if (waitingFor(after, claims).length > 0) return null;
	return { claims, asked: [lead.assignedUserId] };
}

type Names = { serviceId: string; choiceId: string | null; serviceName: string; choiceName: string | null };

const blockTexts: Record<Exclude<ClaimBlock, "near_first">, (about: { service: string }) => string> = {
	not_registered: m["leads.claim.not_registered"],
	awaiting_confirmation: m["leads.claim.awaiting_confirmation"],
	rejected: m["leads.claim.rejected"],
	suspended: m["leads.claim.suspended"],
	blocked: m["leads.claim.blocked"],
};

function notRegistered(block: keyof typeof blockTexts, names: Names): AppError {
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
