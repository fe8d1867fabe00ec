import { and, eq } from "drizzle-orm";
import type { Db } from "../../platform/server/database/database.ts";
import { addresses } from "./places.tables.ts";

/** Whether this person has this address; one that they have cannot be removed until the transaction ends. */
export async function holdAddress(tx: Db, addressId: string, userId: string): Promise<boolean> {
	const held = await tx
		.select({ id: addresses.id })
		.from(addresses)
		.where(and(eq(addresses.id, addressId), eq(addresses.userId, userId)))
		.for("key share");
	return held.length > 0;
}
