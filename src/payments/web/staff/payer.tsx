import { m } from "../../../paraglide/messages.js";
import { formatRupeesExact } from "../../../platform/money.ts";
import type { PaymentRecord } from "../../payments.contract.ts";

/** The payer's name and masked number; a deleted account has neither. */
export function Payer({ user }: Pick<PaymentRecord, "user">) {
	if (user === null) return m["payments.staff.deleted"]();
	return (
		<span className="desk:grid">
			<span className="font-strong max-desk:[overflow-wrap:anywhere]">
				{user.name ?? m["accounts.staff.no_name"]()}
			</span>{" "}
			<span className="text-sm whitespace-nowrap text-ink-soft tabular-nums">{user.mobile}</span>
		</span>
	);
}

/** The received amount, or with a minus the refunded one. */
export const signedAmount = ({ amount, paymentType }: Pick<PaymentRecord, "amount" | "paymentType">) =>
	`${paymentType === "refund" ? "−" : ""}${formatRupeesExact(amount)}`;
