import { useState } from "react";
import { m } from "../../../paraglide/messages.js";
import { Button } from "../../../ui/button.tsx";
import { dialogOnDemand } from "../../../ui/dialog-on-demand.tsx";
import type { PersonBalance } from "../../referral-list.contract.ts";

const PayoutDialog = dialogOnDemand(() => import("./payout-dialog.tsx"));

/** Opens the record of a payout, where something is payable to an account that is there. */
export function PayoutButton({ person }: { person: PersonBalance }) {
	const [isOpen, setOpen] = useState(false);
	return (
		<span className="flex justify-end">
			<Button icon="wallet" disabled={person.payable <= 0} onClick={() => setOpen(true)}>
				{m["referrals.payout.pay"]()}
				<span className="sr-only">: {person.user.name}</span>
			</Button>
			{isOpen && <PayoutDialog person={person} onClose={() => setOpen(false)} />}
		</span>
	);
}
