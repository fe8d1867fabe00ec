import { m } from "../../../paraglide/messages.js";
import { formatDateTime } from "../../../platform/dates.ts";
import type { PaymentDetails } from "../../payment-details.contract.ts";

const sourceNames = {
	start: m["payments.details.start"],
	status: m["payments.details.asked"],
	webhook: m["payments.details.webhook"],
};

/** The provider's answers about a payment or a refund, as received. */
export function ProviderAnswers({ payment, answers }: Pick<PaymentDetails, "payment" | "answers">) {
	const names =
		payment.paymentType === "refund" ? { ...sourceNames, start: m["payments.details.sent"] } : sourceNames;
	return (
		<ul className="grid gap-4">
			{answers.map(({ _id, source, httpStatus, body, receivedAt }) => (
				<li key={_id} className="grid gap-1.5">
					<p className="text-sm text-ink-soft">
						{[names[source](), httpStatus, formatDateTime(new Date(receivedAt))].filter(Boolean).join(" · ")}
					</p>
					<pre className="max-h-60 overflow-auto rounded-md bg-sunk p-3 text-sm whitespace-pre-wrap [overflow-wrap:anywhere]">
						{body}
					</pre>
				</li>
			))}
		</ul>
	);
}
