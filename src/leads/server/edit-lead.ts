import { m } from "../../paraglide/messages.js";
import type { Viewer } from "../../platform/access.ts";
import { AppError, badInput } from "../../platform/app-error.ts";
import { inTransaction } from "../../platform/server/database/database.ts";
import { paiseFromRupees } from "../../platform/money.ts";
import type { RequestPart } from "../../notifications/notification.ts";
import { isOpen } from "../lead.ts";
import { editFaults } from "../lead-input.ts";
import type { EditInput } from "../lead-changes.contract.ts";
import type { LeadAnswer } from "../leads.contract.ts";
import { isOwn } from "../lead-sides.policy.ts";
import { readClaimsOn } from "./claiming/claims.repository.ts";
import { lockLead } from "./lead-lock.repository.ts";
import type { LeadsContext } from "./leads.context.ts";
import { type LeadChanges, readChangeable, updateLead } from "./leads.repository.ts";
import { leadChange, leadNotification } from "./notifying/lead-notifications.ts";
import { noteWave } from "./notifying/waves.repository.ts";
import { readLead } from "./read-lead.ts";

const amount = (rupees: number | null | undefined) =>
	rupees === null || rupees === undefined ? null : paiseFromRupees(rupees);

/** What is sent, as it is stored; fields that are not sent stay as they are. */
function columnsOf({ description, budget, preferredDateTime, revealLimit }: EditInput): LeadChanges {
	return {
		...(description !== undefined && { description: description ?? "" }),
		...(budget !== undefined && { budgetMin: amount(budget?.min), budgetMax: amount(budget?.max) }),
		...(preferredDateTime !== undefined && {
			preferredAt: preferredDateTime === null ? null : new Date(preferredDateTime),
		}),
		...(revealLimit !== undefined && { revealLimit }),
	};
}

/** The parts of a request that a customer can change, as those who claimed it read them. */
const partOf = {
	description: "description",
	budgetMin: "budget",
	budgetMax: "budget",
	preferredAt: "time",
	revealLimit: "places",
} as const satisfies Record<keyof LeadChanges, RequestPart>;

/**
 * Changes an open lead. Those who claimed it are notified of what changed. Throws not_found; forbidden for anyone but
 * the customer; conflict if it is not open; bad_input.
 */
export async function editLead(
	ctx: LeadsContext,
	viewer: Viewer,
	leadId: string,
	input: EditInput,
): Promise<LeadAnswer> {
	const now = ctx.clock();
	await inTransaction(ctx.db, async (tx) => {
		const lead = await lockLead(tx, leadId);
		if (lead === undefined) throw new AppError("not_found", m["leads.details.none"]());
		if (!isOwn(lead, viewer)) throw new AppError("forbidden", m["leads.edit.not_customer"]());
		if (!isOpen(lead, now)) throw new AppError("conflict", m["leads.details.not_open"]());
		const stored = await readChangeable(tx, leadId);
		const columns = columnsOf(input);
		const changed = (Object.keys(columns) as (keyof LeadChanges)[]).filter(
			(name) => JSON.stringify(columns[name]) !== JSON.stringify(stored[name]),
		);
		if (changed.length === 0) return;
		// A time that has passed since can stay.
		const isTimeNew = changed.includes("preferredAt");
		const [first, ...others] = editFaults(
			{ ...input, preferredDateTime: isTimeNew ? input.preferredDateTime : null },
			{ claimsTaken: lead.claimsTaken, now },
		);
		if (first !== undefined) throw badInput([first, ...others]);
		await updateLead(tx, leadId, columns);
		if ((columns.revealLimit ?? 0) > lead.revealLimit)
			await noteWave(tx, leadId, { wavesNotified: lead.wavesNotified, nextWaveAt: now });
		const claimers = (await readClaimsOn(tx, leadId)).map(({ userId }) => userId);
		await ctx.publishChanges(tx, [leadChange(lead, [lead.customerId, ...claimers])]);
		const parts = [...new Set(changed.map((name) => partOf[name]))];
		await ctx.notify(
			tx,
			claimers.map((userId) =>
				leadNotification(lead, {
					kind: "lead.changed",
					userId,
					once: now.toISOString(),
					details: { parts },
				}),
			),
		);
	});
	return readLead(ctx, viewer, leadId);
}
