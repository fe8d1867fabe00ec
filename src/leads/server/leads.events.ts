import type { AccountDeleted, ExportRequested } from "../../accounts/server/accounts.api.ts";
import { readListingFacts, readListingIdsOf } from "../../listings/server/listings.api.ts";
import { rupeesFromPaise } from "../../platform/money.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { readAwaited } from "./assigning/assignments.repository.ts";
import { notificationForAssigner } from "./assigning/awaited-answer.ts";
import {
	readClaimers,
	readClaimsOf,
	readClaimsOnLeadsOf,
	readOfferedLeads,
} from "./claiming/claims.repository.ts";
import { closeLeadsOf } from "./close-lead.ts";
import type { LeadsContext } from "./leads.context.ts";
import { blankLeadsOf, openDirectLeadsOf, readLeadsOf } from "./leads.repository.ts";
import { leadChange } from "./notifying/lead-notifications.ts";
import { deleteNotified } from "./notifying/waves.repository.ts";
import {
	blankReportsAbout,
	blankReportsOf,
	readReportsOf,
} from "./number-reports/number-reports.repository.ts";
import { deleteDecisionTime, exportDecisionTime } from "./response-times/response-times.repository.ts";

/**
 * Handles account deletion: closes the person's open leads, and erases what could identify them from all their leads
 * and from what others wrote about those. Their claims stay, because they are other customers' record of who saw a
 * number.
 */
export async function eraseLeadsOf(ctx: LeadsContext, tx: Db, { userId }: AccountDeleted): Promise<void> {
	const awaited = await readAwaited(tx, { userId });
	await openDirectLeadsOf(tx, await readListingIdsOf(tx, userId), ctx.clock());
	await publishLeads(ctx, tx, [...(await readOfferedLeads(tx, { userId })), ...awaited]);
	await notifyAssigners(ctx, tx, awaited);
	await closeLeadsOf(ctx, tx, userId);
	await blankLeadsOf(tx, userId);
	await blankReportsOf(tx, userId);
	await blankReportsAbout(tx, userId);
	await deleteNotified(tx, userId);
	await deleteDecisionTime(tx, userId);
	// Stored responses repeat what the person sent.
	await ctx.idempotency.deleteAnswersOf(tx, userId);
}

/**
 * Handles suspended and reopened listings: the offers of leads claimed with the listing show whether it can be booked,
 * and staff see whether a lead that waits for its answer can be assigned again.
 */
export async function followBookable(
	ctx: LeadsContext,
	tx: Db,
	{ listingId }: { listingId: string },
): Promise<void> {
	const userId = (await readListingFacts(tx, listingId))?.userId;
	const awaited = userId === undefined ? [] : await readAwaited(tx, { userId, listingId });
	await publishLeads(ctx, tx, [...(await readOfferedLeads(tx, { listingId })), ...awaited]);
}

/**
 * When staff suspend a listing: leads that were its professional's alone are open to all, and the colleagues who
 * assigned leads to it need not wait for its answer.
 */
export async function followSuspended(
	ctx: LeadsContext,
	tx: Db,
	{ listingId }: { listingId: string },
): Promise<void> {
	await publishLeads(ctx, tx, await openDirectLeadsOf(tx, [listingId], ctx.clock()));
	const userId = (await readListingFacts(tx, listingId))?.userId;
	if (userId !== undefined) await notifyAssigners(ctx, tx, await readAwaited(tx, { userId, listingId }));
}

/** Notifies staff that the answer they wait for cannot come any more. */
async function notifyAssigners(
	{ notify }: LeadsContext,
	tx: Db,
	awaited: Awaited<ReturnType<typeof readAwaited>>,
): Promise<void> {
	const claimers = await readClaimers(
		tx,
		awaited.map(({ id }) => id),
	);
	await notify(
		tx,
		awaited.flatMap((lead) => notificationForAssigner(lead, claimers.get(lead.id) ?? [], "suspended")),
	);
}

/** Makes the customers of these leads, and staff who have them open, reload them; the public page does not change. */
function publishLeads(
	{ publishChanges }: LeadsContext,
	tx: Db,
	leads: readonly { id: string; customerId: string }[],
): Promise<void> {
	return publishChanges(
		tx,
		leads.map((lead) => leadChange(lead, [lead.customerId], "staff")),
	);
}

/**
 * Adds the person's leads, with the listings that claimed them, and the person's own claims and reports to the export of
 * their data.
 */
export async function exportLeadsOf(tx: Db, { userId, add }: ExportRequested): Promise<void> {
	const leads = await readLeadsOf(tx, userId);
	const claimedBy = await readClaimsOnLeadsOf(tx, userId);
	add(
		"leads",
		leads.map(({ id, budgetMin, budgetMax, ...lead }) => ({
			_id: id,
			...lead,
			budget: {
				min: budgetMin === null ? null : rupeesFromPaise(budgetMin),
				max: budgetMax === null ? null : rupeesFromPaise(budgetMax),
			},
			claimedBy: (claimedBy.get(id) ?? []).map(({ leadId: _own, ...claim }) => claim),
		})),
	);
	add("claims", await readClaimsOf(tx, userId));
	add("numberReports", await readReportsOf(tx, userId));
	add("decisionTime", await exportDecisionTime(tx, userId));
}
