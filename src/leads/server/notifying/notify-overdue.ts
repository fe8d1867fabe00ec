import { readBookableListings } from "../../../listings/server/listings.api.ts";
import { inTransaction } from "../../../platform/server/database/database.ts";
import { isOpen } from "../../lead.ts";
import { takeOverdue } from "../assigning/assignments.repository.ts";
import { notificationForAssigner } from "../assigning/awaited-answer.ts";
import { readClaimers } from "../claiming/claims.repository.ts";
import type { LeadsContext } from "../leads.context.ts";
import { leadChange } from "./lead-notifications.ts";

/** Rows changed in one transaction. */
const batch = 500;

/**
 * Notifies staff, once per assignment, that no answer came in time, and reloads open staff pages of the lead, which can
 * now be assigned to someone else. Safe to repeat.
 */
export async function notifyOverdue({
	db,
	clock,
	notify,
	publishChanges,
}: Pick<LeadsContext, "db" | "clock" | "notify" | "publishChanges">): Promise<void> {
	const now = clock();
	for (let count = batch; count === batch;) {
		count = await inTransaction(db, async (tx) => {
			const due = await takeOverdue(tx, now, batch);
			const open = due.filter((lead) => isOpen(lead, now));
			const claimers = await readClaimers(
				tx,
				open.map(({ id }) => id),
			);
			const overdue = (lead: (typeof open)[number]) =>
				notificationForAssigner(lead, claimers.get(lead.id) ?? [], "overdue");
			const asked = open.flatMap(({ assignedListingId }) => assignedListingId ?? []);
			const bookable = await readBookableListings(tx, asked);
			// If the listing is suspended, staff were notified when that happened.
			const late = open.filter(({ assignedListingId }) => bookable.has(assignedListingId ?? ""));
			await notify(tx, late.flatMap(overdue));
			await publishChanges(
				tx,
				open.map((lead) => leadChange(lead, [], "staff")),
			);
			return due.length;
		});
	}
}
