import { isOpen } from "../../../catalogue/catalogue.ts";
import { inTransaction } from "../../../platform/server/database/database.ts";
import type { ListingsContext } from "../listings.context.ts";
import { deleteOtherSummaries, summariseService } from "./landing.repository.ts";

const thirtyDaysMs = 30 * 24 * 60 * 60 * 1000;

/** Counts the professionals, prices and requests of every open service at every place. */
export async function summariseLandings({
	db,
	clock,
	catalogue,
	countRequests,
}: Pick<ListingsContext, "db" | "clock" | "catalogue" | "countRequests">): Promise<void> {
	const now = clock();
	const { services, places } = await catalogue.snapshot();
	const everywhere = places.locations.find(({ kind }) => kind === "all");
	if (everywhere === undefined) return;
	const open = services.filter(isOpen);
	const requests = await countRequests(db, new Date(now.getTime() - thirtyDaysMs));
	// One service after the other: each statement is short and holds few locks.
	for (const service of open) {
		await inTransaction(db, (tx) =>
			summariseService(tx, {
				serviceId: service.id,
				everywhereId: everywhere.id,
				requests: requests.filter(({ serviceId }) => serviceId === service.id),
				now,
			}),
		);
	}
	await deleteOtherSummaries(
		db,
		open.map(({ id }) => id),
	);
}
