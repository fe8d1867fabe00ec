import { countDailyUse } from "../../accounts/server/daily-limits.service.ts";
import { holdSignedIn, readUsersByIds } from "../../accounts/server/users.service.ts";
import type { CatalogueService, CatalogueSnapshot } from "../../catalogue/server/catalogue.service.ts";
import { readListingFacts, readListingOwnerNames } from "../../listings/server/listing-facts.service.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError } from "../../platform/app-error.ts";
import { type Clock, secondsLeftOfIndianDay } from "../../platform/dates.ts";
import { takeTurns } from "../../platform/server/advisory-lock.ts";
import type { Db } from "../../platform/server/database.ts";
import type { Idempotency } from "../../platform/server/idempotency.ts";
import { newId } from "../../platform/server/ids.ts";
import type { KeyedHash } from "../../platform/server/secret-key.ts";
import { m } from "../../paraglide/messages.js";
import { leadExpiry, leadsPerDay, openPerOthersNumber } from "../lead.ts";
import type { LeadAnswer } from "../leads.contract.ts";
import { countOpenWithOthersNumber, insertLead, type NewLead } from "./leads.repository.ts";
import { type LeadSurroundings, presentLead } from "./leads.presenter.ts";
import { type CheckedInput, type Origin, resolveLead } from "./resolve-lead.ts";
import type { createWaves } from "./tell-wave.ts";

type Needs = {
	db: Db;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
	idempotency: Pick<Idempotency, "once">;
	keyedHash: KeyedHash;
	/** How many professionals may see the number unless the customer says otherwise. */
	claimCap: number;
	cdnBase: string;
	tellWave: ReturnType<typeof createWaves>;
};

/**
 * Creates a lead of the signed-in person and answers it as they see it; the same `key` (null: none) creates one lead
 * however often it is sent. Throws bad_input, forbidden for a lead to one's own listing, too_often beyond
 * `leadsPerDay` on one Indian day, conflict where the key came with another lead or others' requests use the number of
 * somebody else already, not_signed_in where the account is deleted meanwhile.
 */
export function createLeadCreation({
	db,
	clock,
	catalogue,
	idempotency,
	keyedHash,
	claimCap,
	cdnBase,
	tellWave,
}: Needs) {
	return async function createLead(
		viewer: Viewer,
		input: CheckedInput,
		key: string | null,
	): Promise<LeadAnswer> {
		const request = { userId: viewer.userId, route: "POST /api/lead", key, body: input };
		const { answer } = await idempotency.once(request, async () => {
			const now = clock();
			const { row, originOwnerName, surroundings } = await prepare(viewer, input, now);
			return async (tx) => {
				// One person's leads are created one after the other, so that their number of a day is counted right, and none
				// while the account is being deleted: what comes behind would keep name, number and address for good.
				const { mobile } = await holdSignedIn(tx, viewer);
				const daily = { use: "lead", mobile, now, atMost: leadsPerDay };
				if (!(await countDailyUse(tx, keyedHash, daily))) throw tooMany(now);
				if (!row.mobileVerified) await refuseOthersNumber(tx, row.mobile, now);
				const created = await insertLead(tx, row);
				// At once and not by a job: who waits for work is to hear of it within a second.
				await tellWave(
					tx,
					{ ...created, assignedBy: null, askedBefore: [], wavesTold: 0, nextWaveAt: null },
					surroundings.catalogue,
					now,
				);
				return { status: 201, answer: presentLead({ ...created, originOwnerName }, viewer, surroundings) };
			};
		});
		return answer;
	};

	/** The lead to be added, checked, and what its answer is made with. */
	async function prepare(
		viewer: Viewer,
		input: CheckedInput,
		now: Date,
	): Promise<{
		row: NewLead;
		originOwnerName: string | null;
		surroundings: LeadSurroundings & { catalogue: CatalogueSnapshot };
	}> {
		const origin = await findOrigin(input);
		const snapshot = await catalogue.snapshot();
		const { service, choice, place, ...told } = resolveLead(input, origin, snapshot, now);
		const listing = origin === "away" ? null : origin;
		if (listing?.userId === viewer.userId) throw new AppError("forbidden", m["leads.form.own_listing"]());
		const [people, ownerNames] = await Promise.all([
			readUsersByIds(db, [viewer.userId]),
			readListingOwnerNames(db, listing === null ? [] : [listing.id]),
		]);
		const row: NewLead = {
			...told,
			id: newId(),
			customerId: viewer.userId,
			mobileVerified: people.get(viewer.userId)?.mobile === told.mobile,
			source: listing === null ? "lead-form" : "marketplace",
			originListingId: listing?.id ?? null,
			serviceId: service.id,
			choiceId: choice?.id ?? null,
			locationId: place.id,
			revealLimit: input.revealLimit ?? claimCap,
			createdAt: now,
			expiresAt: leadExpiry(now),
		};
		// A lead that is new is assigned to nobody and claimed by nobody.
		const none = new Map<string, never>();
		const originOwnerName = (listing && ownerNames.get(listing.id)) ?? null;
		const surroundings = {
			catalogue: snapshot,
			professionals: none,
			offerCounts: none,
			ownListings: null,
			cdnBase,
			now,
		};
		return { row, originOwnerName, surroundings };
	}

	async function findOrigin({ originProfessional }: CheckedInput): Promise<Origin> {
		if (!originProfessional) return null;
		const listing = await readListingFacts(db, originProfessional);
		return listing?.status === "active" ? listing : "away";
	}
}

function tooMany(now: Date): AppError {
	return new AppError("too_often", m["leads.form.too_many"]({ count: leadsPerDay }), {
		retryAfterSeconds: secondsLeftOfIndianDay(now),
	});
}

/** Leads of different people with one number are created one after the other, so that their number is counted right. */
async function refuseOthersNumber(tx: Db, mobile: string, now: Date): Promise<void> {
	await takeTurns(tx, `leads-of-number ${mobile}`);
	if ((await countOpenWithOthersNumber(tx, mobile, now)) < openPerOthersNumber) return;
	const msg = m["leads.form.number_used"]({ count: openPerOthersNumber });
	throw new AppError("conflict", msg, { errors: [{ msg, path: "mobile" }] });
}
