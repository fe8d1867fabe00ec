import type { Db } from "../../platform/server/database/database.ts";
import { id } from "../../platform/schemas.ts";
import { lockAddress } from "./address-owner.repository.ts";

/**
 * Whether the address is this person's; false for a malformed id. If so, locks it until the transaction ends, so that it
 * cannot be removed before a record that uses it is stored.
 */
export async function holdAddressOf(tx: Db, addressId: string, userId: string): Promise<boolean> {
	const read = id.safeParse(addressId);
	return read.success && (await lockAddress(tx, read.data, userId));
}
