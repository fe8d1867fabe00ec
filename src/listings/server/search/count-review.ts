import type { CatalogueSnapshot } from "../../../catalogue/server/catalogue.api.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import { isRatedHigh } from "../../rating.ts";
import { addToTotals, type ReviewTotals } from "./rating.repository.ts";
import { writeFacts } from "./write-facts.ts";

/**
 * For the reviews module: changes what the reviews of a listing add up to, in the transaction that publishes, withdraws or
 * removes a review.
 */
export async function countReview(
	{ serviceById }: Pick<CatalogueSnapshot, "serviceById">,
	tx: Db,
	listingId: string,
	change: ReviewTotals,
): Promise<void> {
	const after = await addToTotals(tx, listingId, change);
	// Nothing is derived for the empty row of a deleted account.
	if (after === undefined || after.isErased) return;
	const before = { stars: after.stars - change.stars, count: after.count - change.count };
	if (isRatedHigh(before) === isRatedHigh(after)) return;
	const service = serviceById.get(after.serviceId);
	if (service !== undefined) await writeFacts(tx, service, [listingId]);
}
