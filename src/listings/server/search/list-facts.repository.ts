import { and, asc, eq, inArray, lt, sql } from "drizzle-orm";
import type { Db } from "../../../platform/server/database/database.ts";
import { noPrice } from "../../fact.ts";
import { listingImages, listings } from "../listings.tables.ts";

/** The derived values of a listing; see list-facts.ts. */
export type StoredFacts = { id: string; facts: string[]; price: number | null };

/** Locks these listings and reads what their facts follow from. */
export function lockForFacts(tx: Db, ids: readonly string[]) {
	return tx
		.select({
			id: listings.id,
			choiceId: listings.choiceId,
			properties: listings.properties,
			licenceCheckedAt: listings.licenceCheckedAt,
			ratingStars: listings.ratingStars,
			ratingCount: listings.ratingCount,
			imageCount: tx.$count(listingImages, eq(listingImages.listingId, listings.id)),
		})
		.from(listings)
		.where(inArray(listings.id, [...ids]))
		.orderBy(asc(listings.id))
		.for("no key update", { of: listings });
}

/** Stores facts that follow from this version of the form, also in the rows by which public lists find the listings. */
export async function updateFacts(tx: Db, rows: readonly StoredFacts[], version: number): Promise<void> {
	const derived = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as derived (id uuid, facts text[], price int)`;
	await tx.execute(sql`
		update listings set facts = derived.facts, price = derived.price, facts_version = ${version}
		from ${derived} where listings.id = derived.id`);
	await tx.execute(sql`
		update listing_reach set facts = derived.facts, price = coalesce(derived.price, ${noPrice})
		from ${derived} where listing_reach.listing_id = derived.id
			and (listing_reach.facts, listing_reach.price) is distinct from (derived.facts, coalesce(derived.price, ${noPrice}))`);
}

/** At most `limit` listings of a service whose facts follow from an earlier version of its form. */
export async function findOutdatedFacts(
	db: Db,
	serviceId: string,
	version: number,
	limit: number,
): Promise<string[]> {
	const rows = await db
		.select({ id: listings.id })
		.from(listings)
		.where(and(eq(listings.serviceId, serviceId), lt(listings.factsVersion, version)))
		.limit(limit);
	return rows.map(({ id }) => id);
}
