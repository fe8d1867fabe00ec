import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { m } from "../../../paraglide/messages.js";
import type { ErrorItem } from "../../../platform/app-error.ts";
import { indianDay } from "../../../platform/dates.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import { type SendingKey, sendingKey } from "../../../platform/web/sending-key.ts";
import { useTask } from "../../../platform/web/use-task.ts";
import { useAlert } from "../../../ui/alerts.tsx";
import type { PaymentStatus } from "../../payment.ts";
import type { PaymentDetails } from "../../payment-details.contract.ts";
import type { PaymentsApi } from "../../payments.contract.ts";
import type { RefundApi } from "../../refund.contract.ts";

const call = apiOf<PaymentsApi & RefundApi>();

/** How money goes back: the provider sends it, or it went by hand and is recorded. */
export type RefundRoute = "provider" | "manual-upi" | "cash";

const valuesOf = ({ left, abilities, subscription }: PaymentDetails) => ({
	route: (abilities.refundThroughProvider ? "provider" : "") as RefundRoute | "",
	amount: String(left),
	// A payment that bought nothing has neither to decide about.
	plan: subscription === null ? "keep" : "",
	reward: subscription === null ? "keep" : "",
	reason: "",
	paymentDate: indianDay(new Date()),
	transactionId: "",
});
export type RefundValues = ReturnType<typeof valuesOf>;

type RefundBody = Parameters<typeof call<"POST /api/payments/:merchantTransactionId/refund">>[1]["body"];
type RecordBody = Parameters<typeof call<"POST /api/payments/history/record">>[1]["body"];

/** The names of the record's fields in this form. */
const fieldOf: Record<string, string> = { remarks: "reason", paymentMethod: "route" };

async function order({ payment, left }: PaymentDetails, values: RefundValues, idempotencyKey: string) {
	const { merchantTransactionId, itemId, itemType } = payment;
	const { route, plan, reward, reason, paymentDate, transactionId } = values;
	const amount = values.amount === "" ? null : Number(values.amount);
	// The server says what is missing or wrong, by field.
	if (route === "provider")
		return call("POST /api/payments/:merchantTransactionId/refund", {
			params: { merchantTransactionId },
			body: { amount, left, plan, reward, reason } as RefundBody,
			idempotencyKey,
		});
	const refund = {
		refundOf: merchantTransactionId,
		itemId,
		itemType,
		paymentType: "refund",
		status: "success",
	};
	const body = {
		...refund,
		amount,
		plan,
		reward,
		remarks: reason,
		paymentMethod: route,
		paymentDate,
		transactionId,
	};
	return call("POST /api/payments/history/record", { body: body as RecordBody, idempotencyKey });
}

const outcomes: Record<PaymentStatus, () => string> = {
	success: m["payments.refund.done"],
	pending: m["payments.refund.under_way"],
	failed: m["payments.refund.failed"],
};

/** The values of a refund's form, the errors at its fields, and its sending. */
export function useRefundForm(details: PaymentDetails, onDone: () => void) {
	const [values, setValues] = useState(() => valuesOf(details));
	const [errors, setErrors] = useState<ErrorItem[]>([]);
	const [attempts, setAttempts] = useState(0);
	const key = useRef<SendingKey>({ key: "", keyedBody: "" });
	const alert = useAlert();
	const { isBusy, run } = useTask();
	const { revalidate } = useRevalidator();
	const send = () =>
		run(
			async () => {
				key.current = sendingKey(key.current, values);
				const { payment } = await order(details, values, key.current.key);
				alert(payment.status === "failed" ? "danger" : "success", outcomes[payment.status]());
				await revalidate();
				onDone();
			},
			(failure) => {
				setErrors(failure.errors.map(({ path = "", msg }) => ({ path: fieldOf[path] ?? path, msg })));
				setAttempts((before) => before + 1);
			},
		);
	return {
		values,
		isBusy,
		attempts,
		send,
		/** What ties a field to the form. */
		field: (name: keyof RefundValues) => ({
			name,
			value: values[name],
			error: errors.find(({ path }) => path === name)?.msg,
			onChange: ({ target }: { target: { value: string } }) => {
				setErrors((before) => before.filter(({ path }) => path !== name));
				setValues((before) => ({ ...before, [name]: target.value }));
			},
		}),
	};
}
