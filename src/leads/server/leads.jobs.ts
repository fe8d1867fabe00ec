import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import { notifiedKeptDays } from "../matching.ts";
import { notificationForAssigner, onlyAsked, waitingFor } from "./assigning/awaited-answer.ts";
import { readClaimers } from "./claiming/claims.repository.ts";
import { lockLead } from "./lead-lock.repository.ts";
import type { LeadsContext } from "./leads.context.ts";
import { expireLeads } from "./leads.repository.ts";
import { endNotifications, leadChange } from "./notifying/lead-notifications.ts";
import { notifyOverdue } from "./notifying/notify-overdue.ts";
import { notifyWaiting } from "./notifying/notify-waiting.ts";
import { notifyWave } from "./notifying/notify-wave.ts";
import { deleteNotifiedBefore, readDue } from "./notifying/waves.repository.ts";
import { measureDecisions, noteUnanswered } from "./response-times/keep-times.ts";

/** Rows changed in one transaction. */
const batch = 500;

type ExpiryContext = Pick<LeadsContext, "db" | "clock" | "notify" | "publishChanges">;

/**
 * Expires all open leads that are past their end. Notifies their customers, the professionals whose answer was awaited,
 * and the staff who asked them. Safe to repeat.
 */
export async function expireOldLeads(ctx: ExpiryContext): Promise<void> {
	const now = ctx.clock();
	for (let count = batch; count === batch;)
		count = await inTransaction(ctx.db, (tx) => expireBatch(ctx, tx, now));
}

async function expireBatch({ notify, publishChanges }: ExpiryContext, tx: Db, now: Date): Promise<number> {
	const expired = await expireLeads(tx, now, batch);
	await measureDecisions(
		tx,
		expired.flatMap(({ customerId, claimsTaken }) => (claimsTaken > 0 ? [customerId] : [])),
	);
	const claimers = await readClaimers(
		tx,
		expired.map(({ id }) => id),
	);
	const claimsOf = (leadId: string) => claimers.get(leadId) ?? [];
	const why = "expired";
	await notify(
		tx,
		expired.flatMap((lead) => {
			const claims = claimsOf(lead.id);
			const userIds = [lead.customerId, ...waitingFor(lead, claims)];
			return [
				...endNotifications(lead, { why, userIds, onlyAsked: onlyAsked(lead, claims) }),
				...notificationForAssigner(lead, claims, why),
			];
		}),
	);
	await publishChanges(
		tx,
		expired.map((lead) =>
			leadChange(lead, [lead.customerId, ...claimsOf(lead.id).map(({ userId }) => userId)]),
		),
	);
	return expired.length;
}

/**
 * Notifies the waves of professionals that are due, the longest overdue first. Safe to repeat. A lead that fails does
 * not delay the others; its error is thrown at the end.
 */
export async function notifyDueWaves(
	ctx: Pick<LeadsContext, "db" | "clock" | "catalogue" | "notify" | "random">,
): Promise<void> {
	const now = ctx.clock();
	const snapshot = await ctx.catalogue.snapshot();
	const errors: unknown[] = [];
	for (const leadId of await readDue(ctx.db, now, batch)) {
		const wave = inTransaction(ctx.db, async (tx) => {
			const lead = await lockLead(tx, leadId);
			// Another process may have sent it before the lead was locked.
			if (lead !== undefined && lead.nextWaveAt !== null && lead.nextWaveAt <= now)
				await notifyWave(ctx, tx, lead, snapshot, now);
		});
		await wave.catch((error: unknown) => errors.push(error));
	}
	if (errors.length > 0) throw new AggregateError(errors, "some waves of professionals were not notified");
}

/** Deletes the records of who was notified of leads once they no longer affect the order of waves. */
export async function deleteOldNotified({ db, clock }: Pick<LeadsContext, "db" | "clock">): Promise<void> {
	const before = new Date(clock().getTime() - notifiedKeptDays * 86_400_000);
	while ((await deleteNotifiedBefore(db, before, batch)) === batch);
}

/** Schedules the module's jobs. */
export function registerLeadsJobs(jobs: Jobs, ctx: LeadsContext): void {
	jobs.handle("leads.expire", () => expireOldLeads(ctx));
	jobs.schedule("leads.expire", "* * * * *");
	jobs.handle("leads.notify-overdue", () => notifyOverdue(ctx));
	jobs.schedule("leads.notify-overdue", "* * * * *");
	jobs.handle("leads.notify-waiting", () => notifyWaiting(ctx));
	jobs.schedule("leads.notify-waiting", "* * * * *");
	jobs.handle("leads.note-unanswered", () => noteUnanswered(ctx));
	jobs.schedule("leads.note-unanswered", "* * * * *");
	jobs.handle("leads.notify-waves", () => notifyDueWaves(ctx));
	jobs.schedule("leads.notify-waves", "* * * * *");
	jobs.handle("leads.delete-notified", () => deleteOldNotified(ctx));
	jobs.schedule("leads.delete-notified", "41 3 * * *");
}
