import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import type { AnnounceChanges, Tell } from "../../notifications/server/notifications.service.ts";
import type { Clock } from "../../platform/dates.ts";
import { type Db, inTransaction } from "../../platform/server/database.ts";
import { isOpen } from "../lead.ts";
import { takeOverdue } from "./assignments.repository.ts";
import { newsForAssigner } from "./awaited-answer.ts";
import { readClaimers } from "./claims.repository.ts";
import { leadChange, namesOf } from "./lead-news.ts";

type Needs = {
	db: Db;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
	tell: Tell;
	announce: AnnounceChanges;
};

/** Rows worked on in one statement. */
const batch = 500;

/**
 * Notifies staff whose assignment got no answer in time, once for each, and has open staff pages of the lead read it
 * again: it can be assigned to somebody else now. Safe to repeat.
 */
export async function notifyOverdue({ db, clock, catalogue, tell, announce }: Needs): Promise<void> {
	const now = clock();
	const names = namesOf(await catalogue.snapshot());
	for (let count = batch; count === batch;) {
		count = await inTransaction(db, async (tx) => {
			const due = await takeOverdue(tx, now, batch);
			const open = due.filter((lead) => isOpen(lead, now));
			const claimers = await readClaimers(
				tx,
				open.map(({ id }) => id),
			);
			const overdue = (lead: (typeof open)[number]) =>
				newsForAssigner(names, lead, claimers.get(lead.id) ?? [], "overdue");
			await tell(tx, open.flatMap(overdue));
			await announce(
				tx,
				open.map((lead) => leadChange(lead, [], "staff")),
			);
			return due.length;
		});
	}
}
