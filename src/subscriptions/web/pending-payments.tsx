import { m } from "../../paraglide/messages.js";
import { paymentAddress } from "../../payments/payment-address.ts";
import { formatRupeesExact } from "../../platform/money.ts";
import { ButtonLink } from "../../ui/form/button.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import type { PendingPurchase } from "../subscriptions.contract.ts";

type PendingPaymentsProps = {
	payments: readonly PendingPurchase[];
	/** Only the payer can follow a payment. */
	follows: boolean;
};

/** Lists pending payments, so that no one pays twice; renders nothing if there are none. */
export function PendingPayments({ payments, follows }: PendingPaymentsProps) {
	if (payments.length === 0) return null;
	return (
		<ul className="grid gap-3">
			{payments.map(({ merchantTransactionId, amount, paymentPlan }) => (
				<li key={merchantTransactionId}>
					<Note tone="now" icon="clock">
						<span className="grid justify-items-start gap-2.5">
							{m["subscriptions.pending.line"]({ amount: formatRupeesExact(amount), plan: paymentPlan })}
							{follows && (
								<ButtonLink to={paymentAddress(merchantTransactionId)}>
									{m["subscriptions.pending.see"]()}
								</ButtonLink>
							)}
						</span>
					</Note>
				</li>
			))}
		</ul>
	);
}
