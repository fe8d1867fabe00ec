import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/form/button.tsx";
import type { PersonBalance } from "../../referral-list.contract.ts";
import { personName } from "./person-name.ts";

/** A person of the list with what opens their payout dialog, which the list holds: the row may leave the list meanwhile. */
export type ListedBalance = PersonBalance & { pay: () => void };

/** Opens the record of a payout, where something is payable to an account that is there. */
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
