import { describe, expect, test } from "vitest";
import { paise } from "../../../platform/money.ts";
import { ProviderRefused, ProviderUnreachable, type RefundToStart } from "../payment-provider.ts";
import { orderToStart, type ProviderUnderTest, unheard } from "./provider-under-test.ts";

/** What every payment adapter must do with refunds. `port` returns the adapter that the running test opened. */
export function describeRefunds(port: () => ProviderUnderTest): void {
	describe("a refund", () => {
		const start = async (amount = paise(299_900)) => {
			const order = orderToStart({ amount });
			await port().provider.startOrder(order, unheard);
			return order.merchantTransactionId;
		};
		const paid = async (amount = paise(299_900)) => {
			const name = await start(amount);
			await port().complete(name);
			return name;
		};
		const refundOf = (merchantTransactionId: string, given: Partial<RefundToStart> = {}) => ({
			merchantRefundId: orderToStart().merchantTransactionId,
			merchantTransactionId,
			amount: paise(100_000),
			...given,
		});
		const send = (refund: RefundToStart) => port().provider.refund(refund, unheard);
		const askRefund = (refundName: string) => port().provider.refundStatus(refundName, unheard);

		test("is pending once it is sent, with the provider's own id", async () => {
			const refund = refundOf(await paid());
			const sent = await send(refund);
			const pending = { state: "pending", amount: refund.amount, transactionId: null, paidAt: null };
			expect(sent).toEqual({ ...pending, providerOrderId: expect.stringMatching(/./) });
			expect(await askRefund(refund.merchantRefundId)).toEqual(sent);
		});

		test("is a success over the same amount, with the transfer's id and time, once it is complete", async () => {
			const refund = refundOf(await paid(), { amount: paise(12_345) });
			const { providerOrderId } = await send(refund);
			await port().completeRefund(refund.merchantRefundId);
			expect(await askRefund(refund.merchantRefundId)).toEqual({
				state: "success",
				amount: refund.amount,
				providerOrderId,
				transactionId: expect.stringMatching(/./),
				paidAt: expect.any(Date),
			});
		});

		test("has failed if the bank returns it, and its amount can be refunded again", async () => {
			const id = await paid();
			const refund = refundOf(id, { amount: paise(299_900) });
			await send(refund);
			await port().failRefund(refund.merchantRefundId);
			expect(await askRefund(refund.merchantRefundId)).toMatchObject({
				state: "failed",
				transactionId: null,
			});
			expect(await send(refundOf(id))).toMatchObject({ state: "pending" });
		});

		test("is unknown if it was never sent", async () => {
			const id = await paid();
			await send(refundOf(id));
			expect(await askRefund(refundOf(id).merchantRefundId)).toBeNull();
		});

		test("is one refund if it is sent twice, even at the same time", async () => {
			const id = await paid(paise(100_000));
			const refund = refundOf(id);
			const tries = await Promise.allSettled([send(refund), send(refund), send(refund)]);
			tries.push(...(await Promise.allSettled([send(refund)])));
			const failures = tries.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
			for (const failure of failures) expect(failure).toBeInstanceOf(ProviderUnreachable);
			expect(await askRefund(refund.merchantRefundId)).toMatchObject({
				state: "pending",
				amount: refund.amount,
			});
			await expect(send(refundOf(id, { amount: paise(100) }))).rejects.toThrow(ProviderRefused);
		});

		test("is refused above the remaining amount, below the smallest amount, and for an unpaid order", async () => {
			const id = await paid();
			await send(refundOf(id, { amount: paise(200_000) }));
			const unpaid = await start();
			const refusals = [
				refundOf(id, { amount: paise(99_901) }),
				refundOf(id, { amount: paise(99) }),
				refundOf(id, { merchantRefundId: "../status?" }),
				refundOf(id, { merchantRefundId: "a".repeat(64) }),
				refundOf(unpaid),
				refundOf(orderToStart().merchantTransactionId),
			];
			for (const refund of refusals) {
				await expect(send(refund)).rejects.toThrow(ProviderRefused);
				expect(await askRefund(refund.merchantRefundId)).toBeNull();
			}
			expect(await send(refundOf(id, { amount: paise(99_900) }))).toMatchObject({ state: "pending" });
		});
	});
}
