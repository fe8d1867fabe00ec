import { m } from "../../../paraglide/messages.js";
import { formatDate } from "../../../platform/dates.ts";
import { formatRupeesExact } from "../../../platform/money.ts";
import type { Payout } from "../../referral-list.contract.ts";

/** A person's latest payouts with their references. */
export function PayoutList({ payouts }: { payouts: readonly Payout[] }) {
	if (payouts.length === 0) return <p className="text-ink-soft">{m["referrals.payout.none"]()}</p>;
	return (
		<ul className="divide-y divide-line">
			{payouts.map(({ _id, amount, reference, at }) => (
				<li key={_id} className="flex flex-wrap justify-between gap-x-4 py-2">
					<span className="min-w-0">
						<time dateTime={at}>{formatDate(new Date(at))}</time> · {reference}
					</span>
					<span className="font-strong tabular-nums">{formatRupeesExact(amount)}</span>
				</li>
			))}
		</ul>
	);
}
