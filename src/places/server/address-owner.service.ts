import type { Db } from "../../platform/server/database/database.ts";
import { id } from "../../platform/schemas.ts";
import { holdAddress } from "./address-owner.repository.ts";

/**
 * For other modules: whether the address is this person's. It is held until the transaction ends, so that what is built
 * on it finds it there. What is no id is nobody's.
 */
export async function holdAddressOf(tx: Db, addressId: string, userId: string): Promise<boolean> {
	const read = id.safeParse(addressId);
	return read.success && (await holdAddress(tx, read.data, userId));
}
