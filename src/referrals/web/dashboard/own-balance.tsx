import { useId } from "react";
import { m } from "../../../paraglide/messages.js";
import { formatRupeesExact } from "../../../platform/money.ts";
import { Card } from "../../../ui/layout/card.tsx";
import { KeyValues } from "../../../ui/layout/key-values.tsx";
import type { Balance, Payout } from "../../referral-list.contract.ts";
import { PayoutList } from "./payout-list.tsx";

type OwnBalanceProps = { own: { balance: Balance; payouts: Payout[] } };

/** What the viewer's code has earned, what was paid out, and what is still payable. */
export function OwnBalance({ own: { balance, payouts } }: OwnBalanceProps) {
	const titleId = useId();
	return (
		<Card as="section" aria-labelledby={titleId} className="grid content-start gap-4">
			<h2 id={titleId} className="text-lg">
				{m["referrals.payout.own"]()}
			</h2>
			<KeyValues
				apart
				items={[
					{ key: m["referrals.payout.payable"](), value: formatRupeesExact(balance.payable) },
					{ key: m["referrals.payout.earned"](), value: formatRupeesExact(balance.earned) },
					{ key: m["referrals.payout.paid_out"](), value: formatRupeesExact(balance.paidOut) },
				]}
			/>
			<PayoutList payouts={payouts} />
		</Card>
	);
}
