import { asc, eq } from "drizzle-orm";
import type { Db } from "../../../platform/server/database/database.ts";
import { listingRates } from "./rates.tables.ts";

/** An item of a rate list; the price is in paise. */
export type StoredRate = Omit<typeof listingRates.$inferSelect, "listingId" | "position">;

/** A listing's rate list in the owner's order. */
export function readRates(db: Db, listingId: string): Promise<StoredRate[]> {
	return db
		.select({ name: listingRates.name, price: listingRates.price, unit: listingRates.unit })
		.from(listingRates)
		.where(eq(listingRates.listingId, listingId))
		.orderBy(asc(listingRates.position));
}

/** Replaces a listing's rate list. */
export async function replaceRates(tx: Db, listingId: string, rates: readonly StoredRate[]): Promise<void> {
	await tx.delete(listingRates).where(eq(listingRates.listingId, listingId));
	if (rates.length > 0)
		await tx
			.insert(listingRates)
			.values(rates.map(({ name, price, unit }, position) => ({ listingId, position, name, price, unit })));
}
