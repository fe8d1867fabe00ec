import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/form/button.tsx";
import type { PersonBalance } from "../../referral-list.contract.ts";
import { personName } from "./person-name.ts";

/**
 * A person of the list with the function that opens their payout dialog. The list owns the dialog, because the row
 * may leave the list meanwhile.
 */
export type ListedBalance = PersonBalance & { pay: () => void };

/** Opens the payout dialog, if an amount is payable to an account that still exists. */
export function PayoutButton({ person: { user, payable, pay } }: { person: ListedBalance }) {
	return (
		<span className="flex justify-end">
			<Button icon="wallet" disabled={payable <= 0 || user.isDeleted} onClick={pay}>
				{m["referrals.payout.pay"]()}
				<span className="sr-only">: {personName(user)}</span>
			</Button>
		</span>
	);
}
