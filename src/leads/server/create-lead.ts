import {
	countDailyUse,
	isBlockedBetween,
	lockActive,
	readUsersByIds,
} from "../../accounts/server/accounts.api.ts";
import type { CatalogueSnapshot } from "../../catalogue/server/catalogue.api.ts";
import {
	readFirmNames,
	readListingFacts,
	readListingOwnerNames,
} from "../../listings/server/listings.api.ts";
import { m } from "../../paraglide/messages.js";
import type { Viewer } from "../../platform/access.ts";
import { AppError } from "../../platform/app-error.ts";
import { secondsLeftOfIndianDay } from "../../platform/dates.ts";
import { lockUntilCommit } from "../../platform/server/database/advisory-lock.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { directDueAt, exclusiveUntil, openedAt } from "../direct-lead.ts";
import { helpDueAt } from "../waiting.ts";
import { leadExpiry, leadsPerDay, openPerOthersNumber } from "../lead.ts";
import type { LeadAnswer } from "../leads.contract.ts";
import type { LeadsContext } from "./leads.context.ts";
import type { LeadRow } from "./lead-row.repository.ts";
import { type LeadSurroundings, presentLead } from "./leads.presenter.ts";
import { countRunningWithOthersNumber, insertLead, type NewLead } from "./leads.repository.ts";
import { notifyWave } from "./notifying/notify-wave.ts";
import { type CheckedInput, type Origin, resolveLead } from "./resolve-lead.ts";

type PreparedLead = {
	row: NewLead;
	origin: Pick<LeadRow, "originOwnerName" | "originUserId" | "originFirmName">;
	surroundings: LeadSurroundings & { catalogue: CatalogueSnapshot };
};

/**
 * Creates a lead for the signed-in person and returns it as they see it. Requests with the same `key` create one lead.
 * Throws bad_input; forbidden for a lead to one's own listing and for a suspended person; too_often beyond `leadsPerDay` on one Indian day;
 * conflict if the key came with another lead, or if open leads of other people already use this number; not_signed_in
 * if the account is deleted in the meantime.
 */
export async function createLead(
	ctx: LeadsContext,
	viewer: Viewer,
	input: CheckedInput,
	key: string | null,
): Promise<LeadAnswer> {
	const request = { userId: viewer.userId, route: "POST /api/lead", key, body: input };
	const { answer } = await ctx.idempotency.once(request, async () => {
		const prepared = await prepareLead(ctx, viewer, input);
		return async (tx) => ({ status: 201, answer: await insertPrepared(ctx, tx, viewer, prepared) });
	});
	return answer;
}

/** Checks the input and looks up everything that the lead and its answer need. */
async function prepareLead(ctx: LeadsContext, viewer: Viewer, input: CheckedInput): Promise<PreparedLead> {
	const { db, cdnBase } = ctx;
	const now = ctx.clock();
	const origin = await findOrigin(db, viewer, input);
	const catalogue = await ctx.catalogue.snapshot();
	const { service, choice, place, ...typed } = resolveLead(input, origin, catalogue, now);
	const listing = origin === "away" ? null : origin;
	if (listing?.userId === viewer.userId) throw new AppError("forbidden", m["leads.form.own_listing"]());
	const originIds = listing === null ? [] : [listing.id];
	const [people, ownerNames, [named]] = await Promise.all([
		readUsersByIds(db, [viewer.userId]),
		readListingOwnerNames(db, originIds),
		readFirmNames(db, originIds),
	]);
	const row: NewLead = {
		...typed,
		id: newId(),
		customerId: viewer.userId,
		mobileVerified: people.get(viewer.userId)?.mobile === typed.mobile,
		source: listing === null ? "lead-form" : "marketplace",
		originListingId: listing?.id ?? null,
		exclusiveUntil:
			listing === null
				? null
				: exclusiveUntil(now, { hours: ctx.directLeadHours, isForever: input.exclusive === true }),
		serviceId: service.id,
		choiceId: choice?.id ?? null,
		locationId: place.id,
		revealLimit: input.revealLimit ?? ctx.claimCap,
		askedNearbyAt: null,
		createdAt: now,
		expiresAt: leadExpiry(now),
	};
	// A new lead is unassigned and unclaimed.
	const none = new Map<string, never>();
	return {
		row,
		origin: {
			originOwnerName: (listing && ownerNames.get(listing.id)) ?? null,
			originUserId: listing?.userId ?? null,
			originFirmName: named?.firmName ?? null,
		},
		surroundings: {
			catalogue,
			professionals: none,
			offerCounts: none,
			customerRatings: none,
			decisionTimes: none,
			ownListings: null,
			cdnBase,
			nearFirstMinutes: 0,
			now,
		},
	};
}

/** A listing whose owner and the viewer do not work together counts as not available. */
async function findOrigin(db: Db, viewer: Viewer, { originProfessional }: CheckedInput): Promise<Origin> {
	if (!originProfessional) return null;
	const listing = await readListingFacts(db, originProfessional);
	if (listing?.status !== "active") return "away";
	return (await isBlockedBetween(db, viewer.userId, listing.userId)) ? "away" : listing;
}

/** Adds the lead within the limits of its sender and its number, and notifies the first wave of professionals. */
async function insertPrepared(
	ctx: LeadsContext,
	tx: Db,
	viewer: Viewer,
	{ row, origin, surroundings }: PreparedLead,
): Promise<LeadAnswer> {
	const { catalogue, now } = surroundings;
	// The lock serializes one person's leads, so that the day's count is right, and keeps out leads of an account that
	// is being deleted, whose name, number and address would never be erased.
	const { mobile } = await lockActive(tx, viewer);
	const daily = { use: "lead", mobile, now, atMost: leadsPerDay };
	if (!(await countDailyUse(tx, ctx.keyedHash, daily))) throw tooMany(now);
	if (!row.mobileVerified) await refuseOthersNumber(tx, row.mobile, now);
	const created = await insertLead(tx, row, {
		helpDueAt: helpDueAt(openedAt(row), now),
		directDueAt: directDueAt(now, row.exclusiveUntil, ctx.directLeadHours),
	});
	// Done here and not in a job, so that professionals are notified within a second.
	const unanswered = { directAnsweredAt: null, decidedAt: null };
	const wave = {
		...created,
		...unanswered,
		assignedBy: null,
		askedBefore: [],
		wavesNotified: 0,
		nextWaveAt: null,
	};
	await notifyWave(ctx, tx, wave, catalogue, now);
	return presentLead({ ...created, ...origin }, viewer, surroundings);
}

function tooMany(now: Date): AppError {
	return new AppError("too_often", m["leads.form.too_many"]({ count: leadsPerDay }), {
		retryAfterSeconds: secondsLeftOfIndianDay(now),
	});
}

/** Locks the number, so that leads of different people with one number are counted one after the other. */
async function refuseOthersNumber(tx: Db, mobile: string, now: Date): Promise<void> {
	await lockUntilCommit(tx, `leads-of-number ${mobile}`);
	if ((await countRunningWithOthersNumber(tx, mobile, now)) < openPerOthersNumber) return;
	const msg = m["leads.form.number_used"]({ count: openPerOthersNumber });
	throw new AppError("conflict", msg, { errors: [{ msg, path: "mobile" }] });
}
