import { storeWishes, indexWishes, type WishesRow } from "../../src/job-board/server/wishes.repository.ts";
import type { Db } from "../../src/platform/server/database/database.ts";
import type { CatalogueIds } from "../catalogue-ids.ts";
import type { DemoSeeker } from "./seekers.ts";

/** Each seeker's job alerts, by the person's id. */
export function wishesOf(
	seekers: readonly DemoSeeker[],
	people: ReadonlyMap<string, { id: string }>,
	ids: Pick<CatalogueIds, "service">,
	now: Date,
): Map<string, WishesRow> {
	return new Map(
		seekers.map(({ mobile, services, areas, isShown, hoursAgo }) => {
			const userId = people.get(mobile)?.id;
			if (userId === undefined) throw new Error(`nobody has ${mobile}`);
			const updatedAt = new Date(now.getTime() - hoursAgo * 3_600_000);
			return [userId, { serviceIds: services.map((slug) => ids.service(slug)), areas, isShown, updatedAt }];
		}),
	);
}

/** Stores the job alerts like the product, so that jobs find their seekers. */
export async function writeWishes(tx: Db, wishes: ReadonlyMap<string, WishesRow>): Promise<void> {
	for (const [userId, said] of wishes) {
		// One after the other: a transaction has one connection.
		// oxlint-disable-next-line no-await-in-loop
		await storeWishes(tx, userId, said);
		// oxlint-disable-next-line no-await-in-loop
		await indexWishes(tx, userId, said);
	}
}
