import type { Db } from "../../platform/server/database/database.ts";
import { leadTransition } from "../lead.ts";
import { endLead } from "./end-lead.ts";
import { lockLead } from "./lead-lock.repository.ts";
import type { LeadsContext } from "./leads.context.ts";
import { updateLead } from "./leads.repository.ts";

/** A time before the first credit was spent. */
const ever = new Date(0);

/**
 * Takes a lead down for staff: it closes, its description is erased, everyone concerned is notified, and the credits of
 * all who claimed it are returned. Does nothing if there is no such lead; one that has ended only loses its description.
 */
export async function removeLead(
	ctx: Pick<LeadsContext, "clock" | "notify" | "publishChanges">,
	tx: Db,
	leadId: string,
): Promise<void> {
	const lead = await lockLead(tx, leadId);
	if (lead === undefined) return;
	await updateLead(tx, leadId, { description: "" });
	const step = leadTransition(lead.status, "close", "staff");
	if (step === undefined) return;
	await endLead(ctx, tx, lead, {
		step,
		why: "removed",
		returned: { since: ever, reason: "removed" },
		now: ctx.clock(),
	});
}
