import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import type { Log } from "../../platform/server/process/log.ts";
import { ProviderRefused } from "./payment-provider.ts";
import { findPayment, type PaymentRow } from "./payments.repository.ts";
import type { RefundInquiry } from "./refund-inquiry.ts";
import type { Said, Settle } from "./settle.ts";

type Context = {
	db: Db;
	inquiry: Pick<RefundInquiry, "send" | "ask">;
	settle: Settle;
	log: Pick<Log, "error">;
};
export type SendRefund = ReturnType<typeof createSendRefund>;

/** Sends a refund for the first time and settles it by the answer. */
export function createSendRefund({ db, inquiry, settle, log }: Context) {
	async function send(refund: PaymentRow): Promise<Said> {
		try {
			return { is: "order", order: await inquiry.send(refund) };
		} catch (error) {
			if (!(error instanceof ProviderRefused)) throw error;
			// The schedule may have sent it in the meantime: a refund that the provider knows is not refused.
			const known = await inquiry.ask(refund);
			return known === null ? { is: "refused" } : { is: "order", order: known };
		}
	}

	/** Never throws: without a clear answer the refund stays pending, and the schedule asks about it. */
	return async function sendRefund(refundId: string): Promise<void> {
		try {
			const refund = await findPayment(db, refundId);
			if (refund?.status !== "pending") return;
			const said = await send(refund);
			await inTransaction(db, (tx) => settle(tx, refundId, said));
		} catch (error) {
			log.error({ err: error, paymentId: refundId }, "sending a refund");
		}
	};
}
