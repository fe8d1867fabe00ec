import { keepAnswerTimes, lockListings } from "../../../listings/server/listings.api.ts";
import { type Db, inTransaction } from "../../../platform/server/database/database.ts";
import { countedMinutes } from "../../direct-lead.ts";
import { usualTime } from "../../usual-time.ts";
import type { LockedLead } from "../lead-lock.repository.ts";
import type { LeadsContext } from "../leads.context.ts";
import { changeAudience } from "../leads.repository.ts";
import {
	lockDecisionTimes,
	readAnswerTimes,
	readDecisions,
	setDecided,
	type Taken,
	takeUnanswered,
	writeDecisionTimes,
} from "./response-times.repository.ts";

/** Rows changed in one transaction. */
const batch = 500;

/** The usual time of each of these listings or customers. */
function usualTimes(ids: readonly string[], taken: readonly Taken[]) {
	const byId = Map.groupBy(taken, ({ id }) => id);
	return ids.map((id) => {
		const times = (byId.get(id) ?? []).map(({ from, until }) => until && countedMinutes(from, until));
		return { id, minutes: usualTime(times) };
	});
}

/** Measures again how fast these listings answer. Their rows are locked, so the later of two answers sees both. */
async function measureAnswers(tx: Db, listingIds: readonly string[]): Promise<void> {
	if (listingIds.length === 0) return;
	await lockListings(tx, listingIds);
	await keepAnswerTimes(tx, usualTimes(listingIds, await readAnswerTimes(tx, listingIds)));
}

/** Measures again how fast these customers decide. */
export async function measureDecisions(tx: Db, customerIds: readonly string[]): Promise<void> {
	if (customerIds.length === 0) return;
	const ids = [...new Set(customerIds)].toSorted();
	await lockDecisionTimes(tx, ids);
	await writeDecisionTimes(tx, usualTimes(ids, await readDecisions(tx, ids)));
}

/** The first answer of the professional whose alone the locked lead is or was: a claim, or "Not for me". */
export async function noteAnswer(tx: Db, lead: LockedLead, now: Date): Promise<void> {
	if (lead.originListingId === null || lead.exclusiveUntil === null || lead.directAnsweredAt !== null) return;
	await changeAudience(tx, lead.id, { directAnsweredAt: now, directDueAt: null });
	await measureAnswers(tx, [lead.originListingId]);
}

/** The customer's first decision about the locked lead, which was claimed and still open. */
export async function noteDecision(tx: Db, lead: LockedLead, now: Date): Promise<void> {
	if (lead.status !== "open" || lead.claimsTaken === 0 || lead.decidedAt !== null) return;
	await setDecided(tx, lead.id, now);
	await measureDecisions(tx, [lead.customerId]);
}

/** Notes which direct leads were not answered in time. Safe to repeat. */
export async function noteUnanswered({ db, clock }: Pick<LeadsContext, "db" | "clock">): Promise<void> {
	const now = clock();
	for (let count = batch; count === batch;) {
		count = await inTransaction(db, async (tx) => {
			const { taken, listingIds } = await takeUnanswered(tx, now, batch);
			await measureAnswers(tx, listingIds);
			return taken;
		});
	}
}
