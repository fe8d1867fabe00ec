import type { Db } from "../../platform/server/database/database.ts";
import {
	findWaiverSince,
	type PaymentToLookAt,
	type PendingPayment,
	readPendingFor,
	readToLookAt,
} from "./pending.repository.ts";

export type { PendingPayment } from "./pending.repository.ts";

/** For other modules: the payments for this item whose end is not known yet, the latest first, at most 5. */
export function readPendingPayments(db: Db, itemId: string): Promise<PendingPayment[]> {
	return readPendingFor(db, itemId);
}

/** For other modules: the payments for this item that staff are to look at, the latest first, at most 5. */
export function readPaymentsToLookAt(db: Db, itemId: string): Promise<PaymentToLookAt[]> {
	return readToLookAt(db, itemId);
}

/** For other modules: whether staff waived what this payment was to pay. */
export function isPaymentWaived(
	db: Db,
	{ paymentId, itemId }: { paymentId: string; itemId: string },
): Promise<boolean> {
	return findWaiverSince(db, { id: paymentId, itemId });
}
