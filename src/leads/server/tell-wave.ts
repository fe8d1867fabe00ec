import type { CatalogueSnapshot } from "../../catalogue/server/catalogue.service.ts";
import { readListingFacts } from "../../listings/server/listing-facts.service.ts";
import { type Candidate, findCandidates } from "../../listings/server/matching.service.ts";
import type { Tell } from "../../notifications/server/notifications.service.ts";
import { placesHolding } from "../../places/location.ts";
import type { Db } from "../../platform/server/database.ts";
import { nextWaveAt, waveSize, wantsMore } from "../matching.ts";
import type { LockedLead } from "./lead-lock.repository.ts";
import { leadTelling, namesOf } from "./lead-news.ts";
import { chooseLongestUntold, insertTold, noteWave } from "./waves.repository.ts";

/** Gives a number from 0 up to 1. */
export type Chance = () => number;
type Needs = { tell: Tell; chance: Chance };

/**
 * Tells the next wave of professionals of the locked lead, and says when the one after it is due. A lead that started
 * from one professional's listing goes to that one first, alone.
 */
export function createWaves({ tell, chance }: Needs) {
	return async (tx: Db, lead: LockedLead, catalogue: CatalogueSnapshot, now: Date): Promise<void> => {
		const wave = lead.wavesTold;
		if (!wantsMore(lead, now)) return noteWave(tx, lead.id, { wavesTold: wave, nextWaveAt: null });
		const direct = wave === 0 ? await originOf(tx, lead) : null;
		const chosen = direct === null ? await chooseFrom(tx, lead, catalogue) : [direct];
		await insertTold(
			tx,
			chosen.map(({ listingId, userId }) => ({
				leadId: lead.id,
				listingId,
				userId,
				wave,
				toldAt: now,
			})),
		);
		const names = namesOf(catalogue);
		const people = new Set(chosen.map(({ userId }) => userId));
		await tell(
			tx,
			[...people].map((userId) => leadTelling(names, lead, { kind: "lead.new", userId })),
		);
		const wavesTold = wave + 1;
		const wasFull = chosen.length === waveSize;
		const next = nextWaveAt({ waves: wavesTold, wasFull, isDirect: direct !== null }, now);
		await noteWave(tx, lead.id, { wavesTold, nextWaveAt: next });
	};

	async function chooseFrom(tx: Db, lead: LockedLead, { places }: CatalogueSnapshot): Promise<Candidate[]> {
		const what = { ...lead, placeIds: placesHolding(lead.locationId, places.byId) };
		const found = await findCandidates(tx, what, chance());
		// Nobody is told of a request of their own.
		const others = found.filter(({ userId }) => userId !== lead.customerId);
		const byListing = new Map(others.map((candidate) => [candidate.listingId, candidate]));
		const ids = await chooseLongestUntold(tx, lead.id, [...byListing.keys()], waveSize);
		return ids.flatMap((id) => byListing.get(id) ?? []);
	}
}

/** The professional whose card or page the lead started from; null where there is none to be told any more. */
async function originOf(tx: Db, { originListingId }: LockedLead): Promise<Candidate | null> {
	const listing = originListingId === null ? undefined : await readListingFacts(tx, originListingId);
	return listing?.status === "active" ? { listingId: listing.id, userId: listing.userId } : null;
}
