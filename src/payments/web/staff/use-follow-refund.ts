import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";
import { ApiFailure, apiOf } from "../../../platform/web/call-api.ts";
import { isOnline } from "../../payment.ts";
import type { PaymentDetails, PaymentDetailsApi } from "../../payment-details.contract.ts";

const call = apiOf<PaymentDetailsApi>();

const lookEvery = 3_000;
/** A bank may take days: after a minute the admin is no longer waiting in front of the page. */
const looks = 20;

const isUnderWay = ({ paymentType, status, paymentMethod }: PaymentDetails["payment"]) =>
	paymentType === "refund" && status === "pending" && isOnline[paymentMethod];

const statusesOf = ({ payment, refunds }: Pick<PaymentDetails, "payment" | "refunds">) =>
	[payment, ...refunds].map(({ _id, status }) => `${_id} ${status}`).join();

/**
 * Polls while a refund is pending, and reloads the page once one has moved. A failed poll leaves the page unchanged:
 * a reload without a connection would replace it, and an open dialog with it.
 */
export function useFollowRefund(shown: PaymentDetails): void {
	const { revalidate } = useRevalidator();
	const { merchantTransactionId } = shown.payment;
	const isFollowed = [shown.payment, ...shown.refunds].some(isUnderWay);
	const look = useEffectEvent(async () => {
		if (document.visibilityState !== "visible") return;
		try {
			const now = await call("GET /api/payments/:merchantTransactionId", {
				params: { merchantTransactionId },
			});
			if (statusesOf(now) !== statusesOf(shown)) await revalidate();
		} catch (failure) {
			if (!(failure instanceof ApiFailure)) throw failure;
		}
	});
	useEffect(() => {
		if (!isFollowed) return undefined;
		let left = looks;
		const timer = setInterval(() => {
			if (left-- > 0) void look();
			else clearInterval(timer);
		}, lookEvery);
		return () => clearInterval(timer);
	}, [isFollowed]);
}
