import { readPaymentsToLookAt } from "../../payments/server/payments.api.ts";
import type { Viewer } from "../../platform/access.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { PaymentNote } from "../subscriptions.contract.ts";
import { buysForOthers } from "../subscriptions.policy.ts";
import type { SubscriptionRow } from "./subscriptions.repository.ts";

/**
 * The payments of a listing that need a decision from staff: those whose money may have arrived, and those whose plan
 * has not started. For staff only.
 */
export async function paymentNotesOf(
	db: Db,
	viewer: Viewer,
	{ listingId, open }: { listingId: string; open: readonly SubscriptionRow[] },
): Promise<PaymentNote[]> {
	if (!buysForOthers(viewer)) return [];
	const waiting = new Set(
		open.filter(({ status }) => status === "upcoming").map(({ paymentId }) => paymentId),
	);
	const found = await readPaymentsToLookAt(db, listingId);
	return found
		.filter(({ id, status }) => status === "pending" || waiting.has(id))
		.map(({ merchantTransactionId, attention }) => ({ merchantTransactionId, attention }));
}
