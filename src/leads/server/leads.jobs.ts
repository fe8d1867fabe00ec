import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import type { AnnounceChanges, Tell } from "../../notifications/server/notifications.service.ts";
import type { Clock } from "../../platform/dates.ts";
import { type Db, inTransaction } from "../../platform/server/database.ts";
import type { Jobs } from "../../platform/server/jobs.ts";
import { toldKeptDays } from "../matching.ts";
import { newsForAssigner, onlyAsked, waitingFor } from "./awaited-answer.ts";
import { readClaimers } from "./claims.repository.ts";
import { lockLead } from "./lead-lock.repository.ts";
import { leadChange, namesOf, newsOfEnd } from "./lead-news.ts";
import { expireLeads } from "./leads.repository.ts";
import type { Leads } from "./leads.service.ts";
import { notifyOverdue } from "./notify-overdue.ts";
import { deleteToldBefore, readDue } from "./waves.repository.ts";

type Needs = {
	db: Db;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
	tell: Tell;
	announce: AnnounceChanges;
	leads: Pick<Leads, "tellWave">;
};

/** Rows worked on in one statement. */
const batch = 500;

/** Expires all open leads whose time is over and notifies their customers and those whose answer to an assignment was awaited, and the staff who asked them; safe to repeat. */
export async function expireOldLeads({
	db,
	clock,
	catalogue,
	tell,
	announce,
}: Omit<Needs, "leads">): Promise<void> {
	const now = clock();
	const names = namesOf(await catalogue.snapshot());
	const why = "expired";
	for (let count = batch; count === batch;) {
		count = await inTransaction(db, async (tx) => {
			const expired = await expireLeads(tx, now, batch);
			const claimers = await readClaimers(
				tx,
				expired.map(({ id }) => id),
			);
			const news = expired.flatMap((lead) => {
				const claims = claimers.get(lead.id) ?? [];
				return [
					...newsOfEnd(names, lead, {
						why,
						userIds: [lead.customerId, ...waitingFor(lead, claims)],
						onlyAsked: onlyAsked(lead, claims),
					}),
					...newsForAssigner(names, lead, claims, why),
				];
			});
			await tell(tx, news);
			await announce(
				tx,
				expired.map((lead) =>
					leadChange(lead, [lead.customerId, ...(claimers.get(lead.id) ?? []).map(({ userId }) => userId)]),
				),
			);
			return expired.length;
		});
	}
}

/**
 * Tells the waves of professionals that are due, the longest due first; safe to repeat. One lead that fails holds up no
 * other; its fault is thrown in the end.
 */
export async function tellDueWaves({
	db,
	clock,
	catalogue,
	leads,
}: Omit<Needs, "tell" | "announce">): Promise<void> {
	const now = clock();
	const snapshot = await catalogue.snapshot();
	const faults: unknown[] = [];
	for (const leadId of await readDue(db, now, batch)) {
		const telling = inTransaction(db, async (tx) => {
			const lead = await lockLead(tx, leadId);
			// Another process may have told the wave before the lead was locked.
			if (lead !== undefined && lead.nextWaveAt !== null && lead.nextWaveAt <= now)
				await leads.tellWave(tx, lead, snapshot, now);
		});
		await telling.catch((fault: unknown) => faults.push(fault));
	}
	if (faults.length > 0) throw new AggregateError(faults, "waves not told");
}

/** Forgets who was told of leads so long ago that it decides nothing any more. */
export async function forgetOldTold({ db, clock }: Pick<Needs, "db" | "clock">): Promise<void> {
	const before = new Date(clock().getTime() - toldKeptDays * 86_400_000);
	while ((await deleteToldBefore(db, before, batch)) === batch);
}

/** Puts the wing's work on the timetable. */
export function registerLeadsJobs(jobs: Jobs, needs: Needs): void {
	jobs.handle("leads.expire", () => expireOldLeads(needs));
	jobs.schedule("leads.expire", "* * * * *");
	jobs.handle("leads.notify-overdue", () => notifyOverdue(needs));
	jobs.schedule("leads.notify-overdue", "* * * * *");
	jobs.handle("leads.tell-waves", () => tellDueWaves(needs));
	jobs.schedule("leads.tell-waves", "* * * * *");
	jobs.handle("leads.forget-told", () => forgetOldTold(needs));
	jobs.schedule("leads.forget-told", "41 3 * * *");
}
