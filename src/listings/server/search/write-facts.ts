import type { Service } from "../../../catalogue/catalogue.ts";
import { type Db, inTransaction } from "../../../platform/server/database/database.ts";
import { factsOf } from "../../list-facts.ts";
import { presentFormOf } from "../listing-parts.ts";
import type { ListingsContext } from "../listings.context.ts";
import { findOutdatedFacts, lockForFacts, updateFacts } from "./list-facts.repository.ts";

/** The number of listings in one transaction. */
const batchSize = 500;

/**
 * Derives the facts of these listings of a service again. Call it in the transaction of every change of a listing's
 * answers, pictures or checked licence: the filters of public lists read nothing else.
 */
export async function writeFacts(tx: Db, service: Service, listingIds: readonly string[]): Promise<void> {
	const rows = await lockForFacts(tx, listingIds);
	const derived = rows.map(({ id, choiceId, properties, licenceCheckedAt, imageCount, ...row }) => ({
		id,
		...factsOf(presentFormOf({ choiceId }, service), {
			properties,
			imageCount,
			isLicenceChecked: licenceCheckedAt !== null,
			rating: { stars: row.ratingStars, count: row.ratingCount },
		}),
	}));
	await updateFacts(tx, derived, service.formVersion);
}

/** Derives the facts of all listings whose service has another form since, and of those that were never derived. */
export async function settleFacts({
	db,
	catalogue,
}: Pick<ListingsContext, "db" | "catalogue">): Promise<void> {
	const { services } = await catalogue.snapshot();
	// One batch after the other, so that the job holds few locks at a time.
	/* oxlint-disable no-await-in-loop */
	for (const service of services) {
		let ids = await findOutdatedFacts(db, service.id, service.formVersion, batchSize);
		while (ids.length > 0) {
			const batch = ids;
			await inTransaction(db, (tx) => writeFacts(tx, service, batch));
			ids = await findOutdatedFacts(db, service.id, service.formVersion, batchSize);
		}
	}
	/* oxlint-enable no-await-in-loop */
}
