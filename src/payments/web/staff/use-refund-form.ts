import { useRevalidator } from "react-router";
import { m } from "../../../paraglide/messages.js";
import type { ErrorItem } from "../../../platform/app-error.ts";
import { indianDay } from "../../../platform/dates.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import { useForm } from "../../../platform/web/use-form.ts";
import { useAlert } from "../../../ui/feedback/alerts.tsx";
import type { PaymentStatus } from "../../payment.ts";
import type { PaymentDetails } from "../../payment-details.contract.ts";
import type { PaymentsApi } from "../../payments.contract.ts";
import type { RefundApi } from "../../refund.contract.ts";

const call = apiOf<PaymentsApi & RefundApi>();

/** How money is refunded: the provider sends it, or staff sent it by hand and record it. */
export type RefundRoute = "provider" | "manual-upi" | "cash";

const valuesOf = ({ left, abilities, subscription }: PaymentDetails) => ({
	route: (abilities.refundThroughProvider ? "provider" : "") as RefundRoute | "",
	amount: String(left),
	// A payment that bought nothing has no plan and no reward to decide about.
	plan: subscription === null ? "keep" : "",
	reward: subscription === null ? "keep" : "",
	reason: "",
	paymentDate: indianDay(new Date()),
	transactionId: "",
});
export type RefundValues = ReturnType<typeof valuesOf>;

type RefundBody = Parameters<typeof call<"POST /api/payments/:merchantTransactionId/refund">>[1]["body"];
type RecordBody = Parameters<typeof call<"POST /api/payments/history/record">>[1]["body"];

type Order = { details: PaymentDetails; values: RefundValues; idempotencyKey: string };

const amountOf = ({ amount }: RefundValues) => (amount === "" ? null : Number(amount));

function sendThroughProvider({ details: { payment, left }, values, idempotencyKey }: Order) {
	const { plan, reward, reason } = values;
	return call("POST /api/payments/:merchantTransactionId/refund", {
		params: { merchantTransactionId: payment.merchantTransactionId },
		// The server names missing and invalid fields.
		body: { amount: amountOf(values), left, plan, reward, reason } as RefundBody,
		idempotencyKey,
	});
}

function record({ details: { payment }, values, idempotencyKey }: Order) {
	const { route, plan, reward, reason, paymentDate, transactionId } = values;
	const body = {
		refundOf: payment.merchantTransactionId,
		itemId: payment.itemId,
		itemType: payment.itemType,
		paymentType: "refund",
		status: "success",
		amount: amountOf(values),
		plan,
		reward,
		remarks: reason,
		paymentMethod: route,
		paymentDate,
		transactionId,
	};
	return call("POST /api/payments/history/record", { body: body as RecordBody, idempotencyKey });
}

/** A refund by hand needs its reason too; the server requires one only for a refund through the provider. */
const faultsOf = ({ route, reason }: RefundValues): ErrorItem[] =>
	route !== "provider" && reason.trim() === ""
		? [{ path: "reason", msg: m["payments.refund.reason_missing"]() }]
		: [];

const outcomes: Record<PaymentStatus, () => string> = {
	success: m["payments.refund.done"],
	pending: m["payments.refund.under_way"],
	failed: m["payments.refund.failed"],
};

/** The form of a refund. */
export function useRefundForm(details: PaymentDetails, onDone: () => void) {
	const alert = useAlert();
	const { revalidate } = useRevalidator();
	return useForm({
		initial: valuesOf(details),
		paths: { reason: ["reason", "remarks"], route: "paymentMethod" },
		check: faultsOf,
		submit: async (values, idempotencyKey) => {
			const order = { details, values, idempotencyKey };
			const { payment } = await (values.route === "provider" ? sendThroughProvider(order) : record(order));
			alert(payment.status === "failed" ? "danger" : "success", outcomes[payment.status]());
			await revalidate();
			onDone();
		},
	});
}
