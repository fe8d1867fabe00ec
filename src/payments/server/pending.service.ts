import type { Db } from "../../platform/server/database.ts";
import { type PendingPayment, readPendingFor } from "./pending.repository.ts";

export type { PendingPayment } from "./pending.repository.ts";

/** For other wings: the payments for this item whose end is not known yet, the latest first, at most 5. */
export function readPendingPayments(db: Db, itemId: string): Promise<PendingPayment[]> {
	return readPendingFor(db, itemId);
}
