import { isBlockedBetween, readBlockedWith } from "../../../accounts/server/accounts.api.ts";
import type { CatalogueSnapshot } from "../../../catalogue/server/catalogue.api.ts";
import { type Candidate, findCandidates, readListingFacts } from "../../../listings/server/listings.api.ts";
import { placesHolding, placesNearby } from "../../../places/location.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import { isExclusive, neverOpensToAll } from "../../direct-lead.ts";
import { nextWaveAt, waveSize, wantsMore } from "../../matching.ts";
import type { LockedLead } from "../lead-lock.repository.ts";
import type { LeadsContext } from "../leads.context.ts";
import { leadNotification } from "./lead-notifications.ts";
import { chooseLongestNotNotified, insertNotified, noteWave } from "./waves.repository.ts";

type WaveContext = Pick<LeadsContext, "notify" | "random">;

/**
 * Notifies the next wave of professionals of the locked lead, and records when the one after it is due. A lead that
 * started from a professional's listing goes to that professional first, and to nobody else while it is theirs alone.
 */
export async function notifyWave(
	ctx: WaveContext,
	tx: Db,
	lead: LockedLead,
	catalogue: CatalogueSnapshot,
	now: Date,
): Promise<void> {
	const wave = lead.wavesNotified;
	if (!wantsMore(lead, now)) return noteWave(tx, lead.id, { wavesNotified: wave, nextWaveAt: null });
	const opensAt = isExclusive(lead, now) ? lead.exclusiveUntil : null;
	if (wave > 0 && opensAt !== null)
		return noteWave(tx, lead.id, { wavesNotified: wave, nextWaveAt: whenOpen(opensAt) });
	const direct = wave === 0 ? await originOf(tx, lead) : null;
	const chosen = direct === null ? await chooseProfessionals(ctx, tx, lead, catalogue) : [direct];
	await insertNotified(
		tx,
		chosen.map(({ listingId, userId }) => ({ leadId: lead.id, listingId, userId, wave, notifiedAt: now })),
	);
	const people = new Set(chosen.map(({ userId }) => userId));
	await ctx.notify(
		tx,
		[...people].map((userId) =>
			leadNotification(lead, { kind: "lead.new", userId, ...(opensAt && { details: { why: "direct" } }) }),
		),
	);
	const wavesNotified = wave + 1;
	const leftOut = direct !== null || chosen.length === waveSize;
	const next = opensAt === null ? nextWaveAt({ waves: wavesNotified, leftOut }, now) : whenOpen(opensAt);
	await noteWave(tx, lead.id, { wavesNotified, nextWaveAt: next });
}

/** Others are notified once they can claim the lead. */
const whenOpen = (opensAt: Date) => (opensAt < neverOpensToAll ? opensAt : null);

async function chooseProfessionals(
	{ random }: WaveContext,
	tx: Db,
	lead: LockedLead,
	{ places }: CatalogueSnapshot,
): Promise<Candidate[]> {
	const nearby = lead.askedNearbyAt === null ? [] : placesNearby(lead.locationId, places.byId);
	const wanted = { ...lead, placeIds: [...placesHolding(lead.locationId, places.byId), ...nearby] };
	const found = await findCandidates(tx, wanted, random());
	const blocked = await readBlockedWith(tx, lead.customerId);
	// A professional is not notified of their own request.
	const others = found.filter(({ userId }) => userId !== lead.customerId && !blocked.has(userId));
	const byListing = new Map(others.map((candidate) => [candidate.listingId, candidate]));
	const ids = await chooseLongestNotNotified(tx, lead.id, [...byListing.keys()], waveSize);
	return ids.flatMap((id) => byListing.get(id) ?? []);
}

/**
 * The professional whose card or page the lead started from; null if there is none, if the listing is not active, or if one
 * of the two has blocked the other.
 */
async function originOf(tx: Db, { originListingId, customerId }: LockedLead): Promise<Candidate | null> {
	const listing = originListingId === null ? undefined : await readListingFacts(tx, originListingId);
	if (listing?.status !== "active" || (await isBlockedBetween(tx, listing.userId, customerId))) return null;
	return { listingId: listing.id, userId: listing.userId };
}
