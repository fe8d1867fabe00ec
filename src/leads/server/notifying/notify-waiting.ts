import { inTransaction } from "../../../platform/server/database/database.ts";
import { openedAt } from "../../direct-lead.ts";
import { isOpen } from "../../lead.ts";
import { helpDueAt } from "../../waiting.ts";
import type { LeadsContext } from "../leads.context.ts";
import { leadChange, leadNotification } from "./lead-notifications.ts";
import { setHelpDue, takeWaiting } from "./waiting.repository.ts";

/** Rows changed in one transaction. */
const batch = 500;

/** Notifies customers that nobody has claimed their open leads yet. Safe to repeat. */
export async function notifyWaiting({
	db,
	clock,
	notify,
	publishChanges,
}: Pick<LeadsContext, "db" | "clock" | "notify" | "publishChanges">): Promise<void> {
	const now = clock();
	for (let count = batch; count === batch;) {
		count = await inTransaction(db, async (tx) => {
			const due = await takeWaiting(tx, now, batch);
			const waiting = due.filter((lead) => isOpen(lead, now) && lead.claimsTaken === 0);
			await setHelpDue(
				tx,
				waiting.flatMap((lead) => {
					const at = helpDueAt(openedAt(lead), now);
					return at === null ? [] : [{ id: lead.id, at }];
				}),
			);
			await notify(
				tx,
				waiting.map((lead) =>
					leadNotification(lead, {
						kind: "lead.waiting",
						userId: lead.customerId,
						once: lead.dueAt.toISOString(),
					}),
				),
			);
			await publishChanges(
				tx,
				waiting.map((lead) => leadChange(lead, [lead.customerId], "nobody")),
			);
			return due.length;
		});
	}
}
