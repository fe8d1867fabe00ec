import { randomUUID } from "node:crypto";
import { type Answer, refused } from "./phonepe-faults.ts";

type RefundedOrder = { amount: number; state: "PENDING" | "COMPLETED" | "FAILED" };
type FakeRefund = {
	merchantRefundId: string;
	originalMerchantOrderId: string;
	refundId: string;
	amount: number;
	state: "PENDING" | "CONFIRMED" | "COMPLETED" | "FAILED";
	timestamp: number;
};

const unknownRefund = refused(
	404,
	"INVALID_MERCHANT_REFUND_ID",
	"No entry found for given merchant refund id",
);
const nameTaken = refused(417, "INVALID_MERCHANT_REFUND_ID", "Merchant refund id exists already");
const badRequest = refused(400, "BAD_REQUEST", "Please check the inputs you have provided");

/** The refunds of the local PhonePe, kept in memory. `clock` returns milliseconds. */
export function createFakeRefunds(orders: ReadonlyMap<string, RefundedOrder>, clock: () => number) {
	const refunds = new Map<string, FakeRefund>();

	const refundedOf = (order: string) =>
		[...refunds.values()]
			.filter(({ originalMerchantOrderId, state }) => originalMerchantOrderId === order && state !== "FAILED")
			.reduce((sum, { amount }) => sum + amount, 0);
	const refundOf = (name: string) => {
		const refund = refunds.get(name);
		if (refund === undefined) throw new Error(`PhonePe has no refund ${name}`);
		return refund;
	};

	return {
		refunds,
		refund(body: string): Answer {
			const { merchantRefundId, originalMerchantOrderId, amount } = JSON.parse(body);
			const isRight = /^[\w-]{1,63}$/.test(merchantRefundId) && Number.isInteger(amount) && amount >= 100;
			if (!isRight) return badRequest;
			if (refunds.has(merchantRefundId)) return nameTaken;
			const order = orders.get(originalMerchantOrderId);
			if (order?.state !== "COMPLETED") return badRequest;
			if (refundedOf(originalMerchantOrderId) + amount > order.amount) return badRequest;
			const refund: FakeRefund = {
				merchantRefundId,
				originalMerchantOrderId,
				refundId: `OMR${randomUUID().replaceAll("-", "")}`,
				amount,
				state: "PENDING",
				timestamp: clock(),
			};
			refunds.set(merchantRefundId, refund);
			return { status: 200, json: { refundId: refund.refundId, amount, state: "PENDING" } };
		},
		refundStatus(name: string): Answer {
			const refund = refunds.get(name);
			return refund === undefined ? unknownRefund : { status: 200, json: { ...refund, paymentDetails: [] } };
		},
		/** Ends a refund, or confirms it, which does not end it. */
		setRefund: (name: string, state: FakeRefund["state"]): void => {
			Object.assign(refundOf(name), { state, timestamp: clock() });
		},
		/** The message about a refund in its present state. */
		refundMessage(name: string) {
			const refund = refundOf(name);
			const end = refund.state === "FAILED" ? "failed" : "completed";
			const event = `pg.refund.${["PENDING", "CONFIRMED"].includes(refund.state) ? "accepted" : end}`;
			return { event, payload: { ...refund, merchantId: "FAKE" } };
		},
	};
}
