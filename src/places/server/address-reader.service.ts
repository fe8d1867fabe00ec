import type { Db } from "../../platform/server/database/database.ts";
import { type AddressRow, findAddress } from "./addresses.repository.ts";

/** For other modules: a whole address, undefined where it is gone. What of it is shown to whom is the caller's to say. */
export function readAddress(db: Db, addressId: string): Promise<AddressRow | undefined> {
	return findAddress(db, addressId);
}
