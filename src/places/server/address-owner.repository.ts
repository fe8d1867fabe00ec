import { and, eq } from "drizzle-orm";
import type { Db } from "../../platform/server/database/database.ts";
import { addresses } from "./places.tables.ts";

/** Whether the address is this person's. If so, locks it against removal until the transaction ends. */
export async function lockAddress(tx: Db, addressId: string, userId: string): Promise<boolean> {
	const locked = await tx
		.select({ id: addresses.id })
		.from(addresses)
		.where(and(eq(addresses.id, addressId), eq(addresses.userId, userId)))
		.for("key share");
	return locked.length > 0;
}
