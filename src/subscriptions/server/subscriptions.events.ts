import type { ExportRequested } from "../../accounts/server/users.service.ts";
import type { Db } from "../../platform/server/database.ts";
import { presentSubscription } from "./subscriptions.presenter.ts";
import { readAllOfUser } from "./subscriptions.repository.ts";

/** Adds all that the person ever bought to the copy of their data. */
export async function exportSubscriptionsOf(tx: Db, { userId, add }: ExportRequested): Promise<void> {
	const rows = await readAllOfUser(tx, userId);
	add(
		"subscriptions",
		rows.map((row) => {
			const { user: _theirs, ...bought } = presentSubscription(row, undefined);
			return { ...bought, listingId: row.listingId };
		}),
	);
}
